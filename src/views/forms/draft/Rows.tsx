import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/controls/Button.tsx'
import type { RowWords } from '../../../words/shared/rows.ts'
import { rowWords } from '../../../words/shared/rows.ts'
import { useMoving } from '../moving/useMoving.ts'
import { RowButton } from '../RowButton.tsx'
import { useControl } from './draftFields.ts'

interface Row {
  readonly key: string
}

interface Props<Item extends Row> {
  words: RowWords
  rows: readonly Item[]
  onRows: (rows: Item[]) => void
  most: number
  /** Values of a new row. */
  blank: Omit<Item, 'key'>
  id: string
  children: (row: Item, index: number, change: (changed: Partial<Item>) => void) => ReactNode
}

/**
 * Classes of a row. Several fields form a box with the buttons below; a single field has them beside it if
 * there is room.
 */
const look =
  'rounded-control border border-line px-4 pt-4 pb-1 *:last:mb-0 [&>:nth-last-child(2)]:mb-1 has-[>:nth-child(2):last-child]:@lg:grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 has-[>:nth-child(2):last-child]:@lg:border-0 has-[>:nth-child(2):last-child]:@lg:p-0'

/** List of form rows that can be added, removed and moved, by buttons or by Alt with an arrow key. */
export function Rows<Item extends Row>({ words, rows, onRows, most, blank, id, children }: Props<Item>) {
  const { isFixed } = useControl(id)
  const list = useRef<HTMLOListElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const { move, onKeyDown, told } = useMoving(
    rows.length,
    () => words.row,
    (from, to) => onRows(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))),
  )

  const focusRow = (index: number) => {
    const row = list.current?.children[index]
    const field = row?.querySelector<HTMLElement>('input, textarea, select')
    ;(field ?? adding.current)?.focus()
  }

  const add = () => {
    const key = String(1 + Math.max(0, ...rows.map((row) => Number(row.key) || 0)))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a blank row lacks only its key
    flushSync(() => onRows([...rows, { ...blank, key } as Item]))
    focusRow(rows.length)
  }

  const remove = (index: number) => {
    flushSync(() => onRows(rows.toSpliced(index, 1)))
    focusRow(Math.min(index, rows.length - 2))
  }

  return (
    <div className="@container mb-5">
      <ol ref={list} aria-label={words.rows} className="grid gap-4">
        {rows.map((row, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields inside
          <li
            key={row.key}
            onKeyDown={isFixed ? undefined : (event) => onKeyDown(event, index)}
            className={look}
          >
            {children(row, index, (changed) => onRows(rows.with(index, { ...row, ...changed })))}
            {!isFixed && (
              <div className="-mx-2 flex flex-wrap">
                <RowButton
                  name={rowWords.moveUp(words.noun, index + 1)}
                  isIdle={index === 0}
                  onPress={() => move(index, index - 1)}
                >
                  {rowWords.up}
                </RowButton>
                <RowButton
                  name={rowWords.moveDown(words.noun, index + 1)}
                  isIdle={index === rows.length - 1}
                  onPress={() => move(index, index + 1)}
                >
                  {rowWords.down}
                </RowButton>
                <RowButton name={rowWords.removeRow(words.noun, index + 1)} onPress={() => remove(index)}>
                  {rowWords.remove}
                </RowButton>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {!isFixed && rows.length < most && (
        <Button
          ref={adding}
          id={rows.length === 0 ? id : undefined}
          look="secondary"
          size="small"
          onClick={add}
          className="mt-3"
        >
          {rowWords.add(words.noun)}
        </Button>
      )}
    </div>
  )
}
