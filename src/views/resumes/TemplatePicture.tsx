import type { Look } from '../../../contract/resumes/look.ts'

interface Block {
  /** Vertical position of the heading on the sheet. */
  readonly y: number
  readonly lines: readonly number[]
}

const blocks: readonly Block[] = [
  { y: 27, lines: [46, 40] },
  { y: 46, lines: [34, 46, 42] },
  { y: 70, lines: [40, 30] },
]

/** Left edges of headings and text on a sheet 68 units wide. */
const columns: Readonly<Record<Look['template'], { readonly heading: number; readonly text: number }>> = {
  plain: { heading: 9, text: 9 },
  serif: { heading: 12, text: 12 },
  margin: { heading: 7, text: 25 },
  way: { heading: 15, text: 15 },
}

/** Thumbnail of a template, with its columns and lines. */
export function TemplatePicture({ template }: { template: Look['template'] }) {
  const { heading, text } = columns[template]
  const isMargin = template === 'margin'
  return (
    <svg
      viewBox="0 0 68 92"
      aria-hidden="true"
      className="w-full max-w-20 rounded-tag border border-line bg-page"
      data-theme="light"
    >
      <path
        d={`M${isMargin ? text : heading} 11h26`}
        stroke="var(--ink)"
        strokeWidth={template === 'serif' ? 3 : 4.5}
      />
      <path d={`M${isMargin ? text : heading} 17h18`} stroke="var(--primary)" strokeWidth="2" />
      {blocks.map(({ y, lines }) => (
        <g key={y} fill="none">
          <path
            d={`M${heading} ${y}h14`}
            stroke={template === 'way' ? 'var(--primary)' : 'var(--ink)'}
            strokeWidth="2.5"
          />
          {template === 'plain' && <path d={`M9 ${y + 3}h50`} stroke="var(--field)" strokeWidth="0.7" />}
          {lines.map((width, index) => (
            <path
              key={width}
              d={`M${text} ${y + (isMargin ? 0 : 6) + index * 4}h${Math.min(width, 61 - text)}`}
              stroke="var(--field)"
              strokeWidth="1.6"
            />
          ))}
        </g>
      ))}
      {template === 'way' && (
        <g fill="var(--page)" stroke="var(--primary)" strokeWidth="1.5">
          <path d="M8 50v32" />
          <circle cx="8" cy="52" r="2.6" />
          <circle cx="8" cy="76" r="2.6" />
        </g>
      )}
    </svg>
  )
}
