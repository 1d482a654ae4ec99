import { useSelector } from '@xstate/react'
import { memo, use, useState } from 'react'
import { isolate } from '../../../contract/isolate.ts'
import {
  isOwnSection,
  itemsIn,
  listPath,
  placedSections,
  textAt,
  withOwnSection,
  withoutOwnSection,
  withSection,
  withSectionAt,
} from '../../../contract/resumes/editing.ts'
import { wordsIn } from '../../../contract/markdown/words.ts'
import { resumeCounts, resumeLengths } from '../../../contract/resumes/fields.ts'
import { lengthOf, tooLong } from '../../../contract/text.ts'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../ui/controls/Button.tsx'
import { Menu } from '../../ui/controls/Menu.tsx'
import { FieldFrame, describedBy } from '../../ui/form/FieldFrame.tsx'
import {
  aboutYou,
  profileFields,
  profileWords,
  sectionOf,
  summaryField,
  titleOf,
} from '../../words/resumes/sections.ts'
import { builderWords } from '../../words/resumes/builder.ts'
import { focusOn } from '../forms/focusOn.ts'
import { DragHandle } from '../forms/moving/DragHandle.tsx'
import { useDragging } from '../forms/moving/useDragging.ts'
import { useMoving } from '../forms/moving/useMoving.ts'
import { ResumeFieldControl } from './fields.tsx'
import { CollapsibleSection, expandSection } from './CollapsibleSection.tsx'
import { ItemList } from './ItemList.tsx'
import { BuilderContext, useBuilder, useInDocument } from './useBuilder.ts'

interface Props {
  onDeleted: (what: string) => void
}

/** Form of a resume, section by section. Memoized, so that new pages and undo steps do not re-render it. */
export const WritePanel = memo(function WritePanel({ onDeleted }: Props) {
  const { edit, isFixed } = useBuilder()
  const shown = useInDocument((document) => JSON.stringify(placedSections(document)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the string was created on the line above
  const sections = JSON.parse(shown) as ReturnType<typeof placedSections>
  const nameOf = (index: number) => titleOf(sections[index] ?? { key: '' })
  const { move, onKeyDown, tell, told } = useMoving(sections.length, nameOf, (from, to) =>
    edit((document) => withSectionAt(document, sections[from]?.key ?? '', to)),
  )
  const dragging = useDragging({ count: sections.length, nameOf, move, tell })

  return (
    <>
      <ResumeTitle />
      <CollapsibleSection title={builderWords.aboutYou} holds="basics" isOpen>
        <div className="field-row [--field-least:10rem]">
          {aboutYou.map((field) => (
            <ResumeFieldControl key={field.name} id={field.name} field={field} />
          ))}
        </div>
        <h3 className="mb-2 text-label">{builderWords.profiles}</h3>
        <ItemList
          list="basics.profiles"
          words={profileWords}
          fields={profileFields}
          canHide={false}
          most={resumeCounts.profiles}
          onDeleted={onDeleted}
        />
      </CollapsibleSection>
      <ol aria-label={builderWords.sections}>
        {sections.map((section, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of the fields inside
          <li
            key={section.key}
            onKeyDown={isFixed ? undefined : (event) => onKeyDown(event, index)}
            className="relative"
          >
            <Section
              section={section}
              onDeleted={onDeleted}
              onUp={index === 0 ? undefined : () => move(index, index - 1)}
              onDown={index === sections.length - 1 ? undefined : () => move(index, index + 1)}
            />
            {!isFixed && <DragHandle dragging={dragging} index={index} />}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {told}
      </p>
      {!isFixed && sections.length < 40 && <OwnSection />}
    </>
  )
})

/** Field for the name of the resume in the list. */
function ResumeTitle() {
  const { flow, isFixed } = useBuilder()
  const builder = use(BuilderContext)
  const title = useSelector(flow, ({ context }) => context.typed.title)
  const problem = useSelector(flow, ({ context: { problems } }) => problems['title'])
  const message = problem ?? (title.trim() === '' ? builderWords.nameMissing : undefined)
  const hint = builderWords.nameHint
  return (
    <FieldFrame id="title.name" label={builderWords.name} hint={hint} message={message}>
      <input
        {...describedBy('title.name', hint, message)}
        id="title.name"
        value={title}
        readOnly={isFixed}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => builder?.change({ title: value }, 'title')}
        className="control"
      />
    </FieldFrame>
  )
}

interface SectionProps extends Props {
  section: ReturnType<typeof placedSections>[number]
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Section({ section, onDeleted, onUp, onDown }: SectionProps) {
  const { key, isHidden } = section
  const { edit, isFixed } = useBuilder()
  const { fields, item } = sectionOf(key)
  const count = useInDocument((document) =>
    key === 'summary' ? wordsIn(textAt(document, 'basics.summary')) : itemsIn(document, key).length,
  )
  const title = titleOf(section)
  return (
    <CollapsibleSection
      id={`sections.${key}`}
      holds={key === 'summary' ? 'basics.summary' : listPath(key)}
      hasHandle={!isFixed}
      title={title}
      status={[
        isHidden ? builderWords.hidden : '',
        count === 0 ? builderWords.notStarted : countInWords(key, count),
      ]
        .filter(Boolean)
        .join(', ')}
    >
      {isOwnSection(key) && <SectionTitle sectionKey={key} title={section.title ?? ''} />}
      {key === 'summary' ? (
        <ResumeFieldControl id="basics.summary" field={summaryField} />
      ) : (
        <ItemList list={key} words={item} fields={fields} onDeleted={onDeleted} />
      )}
      {!isFixed && (
        <div className="mt-3 flex justify-end">
          <Menu
            label={builderWords.more}
            name={builderWords.moreFor(isolate(title))}
            icon={<Ellipsis aria-hidden="true" className="size-5" />}
            look="quiet"
            side="end"
            items={{
              ...(onUp && { [builderWords.moveUp]: onUp }),
              ...(onDown && { [builderWords.moveDown]: onDown }),
              [isHidden ? builderWords.show : builderWords.hide]: () =>
                edit((document) => withSection(document, key, { isHidden: !isHidden })),
              ...(isOwnSection(key) && {
                [builderWords.delete]: () => {
                  edit((document) => withoutOwnSection(document, key))
                  onDeleted(title)
                },
              }),
            }}
          />
        </div>
      )}
    </CollapsibleSection>
  )
}

function SectionTitle({ sectionKey, title }: { sectionKey: string; title: string }) {
  const { edit, isFixed } = useBuilder()
  const id = `sections.${sectionKey}.title`
  const message = lengthOf(title) > resumeLengths.title ? tooLong(resumeLengths.title) : undefined
  return (
    <FieldFrame id={id} label={builderWords.sectionTitle} hint={undefined} message={message}>
      <input
        {...describedBy(id, undefined, message)}
        id={id}
        value={title}
        readOnly={isFixed}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          edit((document) => withSection(document, sectionKey, { title: value }), id)
        }
        className="control"
      />
    </FieldFrame>
  )
}

/** Button that adds a custom section, which JSON Resume does not define. */
function OwnSection() {
  const { edit } = useBuilder()
  const [added, setAdded] = useState('')
  const add = () => {
    let key = ''
    edit((document) => {
      const made = withOwnSection(document, builderWords.newSection)
      key = made.key
      return made.document
    })
    setAdded(builderWords.sectionAdded)
    requestAnimationFrame(() => {
      const fold = document.getElementById(`sections.${key}`)?.closest('details')
      if (fold) expandSection(fold)
      focusOn(`sections.${key}.title`)
    })
  }
  return (
    <div className="border-t border-line pt-4">
      <Button look="secondary" size="small" onClick={add}>
        <Plus aria-hidden="true" className="size-4.5" />
        {builderWords.addSection}
      </Button>
      <p role="status" className="sr-only">
        {added}
      </p>
    </div>
  )
}

const countInWords = (key: string, count: number) =>
  key === 'summary' ? builderWords.words(count) : String(count)
