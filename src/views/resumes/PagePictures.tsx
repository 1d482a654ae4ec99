import { useState } from 'react'
import type { PicturedPages } from '../../../machines/resumes/resumePage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PageDrawing } from '../../ui/drawing/PageDrawing.tsx'

interface Props {
  pages: PicturedPages
  /** Why what is typed is not to be seen there yet. */
  note: string | undefined
  /** Leads to the field of what was pressed. */
  onField: (path: string) => void
}

const paper = (width: number) => (Math.round(width) === 612 ? 'US Letter' : 'A4')

/** The pages as the PDF has them. Whoever presses a line is led to its field; by the keyboard, each field is in the form. */
export function PagePictures({ pages: { marks, pages, pictures, text }, note, onField }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const count = pages.length
  const linesOfPage = Math.ceil(text.length / count)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <p className="text-hint text-muted tabular-nums">
          {count === 1 ? '1 page' : `${count} pages`}, {paper(pages[0]?.width ?? 0)}
          {note && `. ${note}`}
        </p>
        <Button look="quiet" size="small" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          100 %
        </Button>
      </div>
      <ol data-paper="" className="grid gap-4 overflow-x-auto print:block print:overflow-visible">
        {pages.map(({ height, width }, page) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a page is known by its number
            key={page}
            data-theme="light"
            className="relative isolate bg-surface print:w-auto! print:break-after-page print:last:break-after-auto"
            style={{
              aspectRatio: `${width} / ${height}`,
              page: paper(width) === 'A4' ? 'a4' : 'letter',
              ...(isWhole && { width: `${(width / 72) * 96}px` }),
            }}
          >
            {/* A picture has no text: on paper, and in a PDF that the browser makes of it, the text lies beneath. */}
            <div
              aria-hidden="true"
              className="absolute inset-0 -z-1 hidden overflow-hidden p-8 text-[6px] leading-none text-surface [print-color-adjust:exact] print:block"
            >
              {text.slice(page * linesOfPage, (page + 1) * linesOfPage).map((line, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
                <p key={index}>{line}</p>
              ))}
            </div>
            <PageDrawing
              svg={pictures[page] ?? ''}
              width={width}
              height={height}
              label={`Page ${page + 1} of ${count}. Its text stands under Check.`}
            />
            <span aria-hidden="true">
              {marks
                .filter((mark) => mark.page === page)
                .map((mark) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut of the pointer's: each field can be reached in the form
                  <span
                    key={`${mark.path} ${mark.x} ${mark.y}`}
                    onClick={() => onField(mark.path)}
                    className="absolute cursor-pointer rounded-tag outline-focus hover:outline-1"
                    style={{
                      left: `${(mark.x / width) * 100}%`,
                      top: `${(mark.y / height) * 100}%`,
                      width: `${(mark.width / width) * 100}%`,
                      height: `${(mark.height / height) * 100}%`,
                    }}
                  />
                ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
