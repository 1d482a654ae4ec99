import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { resumeCounts } from '../../../contract/resumes/fields.ts'
import {
  isHiddenItem,
  itemsIn,
  listPath,
  withItem,
  withItemAt,
  withItemHidden,
  withoutItem,
} from '../../../contract/resumes/editing.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { builderWords } from '../../words/resumes/builder.ts'
import { itemTitle, type ItemWords, type ResumeField } from '../../words/resumes/sections.ts'
import { DragHandle } from '../forms/moving/DragHandle.tsx'
import { useDragging } from '../forms/moving/useDragging.ts'
import { useKeys } from '../forms/moving/useKeys.ts'
import { useMoving } from '../forms/moving/useMoving.ts'
import { ResumeFieldControl } from './fields.tsx'
import { CollapsibleSection, expandSection } from './CollapsibleSection.tsx'
import { useBuilder, useInDocument } from './useBuilder.ts'

interface Props {
  /** Key of the section, or path of the list in the document. */
  list: string
  words: ItemWords
  fields: readonly ResumeField[]
  /** True if items can be hidden in print. */
  canHide?: boolean
  most?: number
  /** Called with the name of a deleted item, for the undo notice. */
  onDeleted: (what: string) => void
}

const isWide = ({ kind }: ResumeField) => kind === 'text' || kind === 'lines' || kind === 'words'

/** Items of a section: edit, move, hide, delete and add. */
export function ItemList({ list, words, fields, canHide = true, most, onDeleted }: Props) {
  const { edit, isFixed } = useBuilder()
  // Selects only titles and hidden flags, because the fields of an item subscribe to their own values.
  const shown = useInDocument((document) =>
    JSON.stringify(
      itemsIn(document, list).map((item, index) => [
        itemTitle(list, item),
        canHide && isHiddenItem(document, list, index),
      ]),
    ),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the string was created two lines above
  const items = JSON.parse(shown) as [title: string, isHidden: boolean][]
  const place = useRef<HTMLOListElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const nameOf = (index: number) => items[index]?.[0] ?? words.one
  const { keyOf, moveKey, removeKey } = useKeys(items.length)
  const { move, onKeyDown, tell, told } = useMoving(items.length, nameOf, (from, to) => {
    edit((document) => withItemAt(document, list, from, to))
    moveKey(from, to)
  })
  const dragging = useDragging({ count: items.length, nameOf, move, tell })
  const canDrag = !isFixed && items.length > 1

  const focusItem = (index: number) => {
    const fold = place.current?.children[index]?.querySelector('details')
    if (fold) expandSection(fold)
    ;(fold?.querySelector<HTMLElement>('input, textarea, select') ?? adding.current)?.focus()
  }

  const add = () => {
    flushSync(() => edit((document) => withItem(document, list)))
    focusItem(items.length)
  }

  const remove = (index: number, title: string) => {
    flushSync(() => {
      edit((document) => withoutItem(document, list, index))
      removeKey(index)
    })
    onDeleted(title)
    adding.current?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields inside */}
      <ol
        ref={place}
        aria-label={words.many}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isFixed) return
          event.preventDefault()
          add()
        }}
      >
        {items.map(([title, isHidden], index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields inside
          <li
            key={keyOf(index)}
            onKeyDown={isFixed ? undefined : (event) => onKeyDown(event, index)}
            className="relative"
          >
            <CollapsibleSection
              isWithin
              holds={`${listPath(list)}.${index}`}
              title={title}
              status={isHidden ? builderWords.hidden : ''}
              hasHandle={canDrag}
            >
              <div className="field-row [--field-least:10rem]">
                {fields.map((field) => {
                  const id = `${listPath(list)}.${index}.${field.name}`
                  const control = <ResumeFieldControl key={id} id={id} field={field} />
                  return isWide(field) ? (
                    <div key={id} className="col-span-full">
                      {control}
                    </div>
                  ) : (
                    control
                  )
                })}
              </div>
              {!isFixed && (
                <div className="flex justify-end">
                  <Menu
                    label={builderWords.more}
                    name={builderWords.moreForItem(words.one, index + 1)}
                    icon={<Ellipsis aria-hidden="true" className="size-5" />}
                    look="quiet"
                    side="end"
                    items={{
                      ...(index > 0 && { [builderWords.moveUp]: () => move(index, index - 1) }),
                      ...(index < items.length - 1 && {
                        [builderWords.moveDown]: () => move(index, index + 1),
                      }),
                      ...(canHide && {
                        [isHidden ? builderWords.show : builderWords.hide]: () =>
                          edit((document) => withItemHidden(document, list, index, !isHidden)),
                      }),
                      [builderWords.delete]: () => remove(index, title),
                    }}
                  />
                </div>
              )}
            </CollapsibleSection>
            {canDrag && <DragHandle dragging={dragging} index={index} />}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {!isFixed && items.length < (most ?? resumeCounts.items) && (
        <Button ref={adding} look="secondary" size="small" onClick={add} className="mt-2">
          <Plus aria-hidden="true" className="size-4.5" />
          {words.add}
        </Button>
      )}
    </>
  )
}
