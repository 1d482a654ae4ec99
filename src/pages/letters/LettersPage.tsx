import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { paths } from '../../../contract/paths.ts'
import { letterCommandsMachine } from '../../../machines/letters/letterCommands.ts'
import { lettersPageMachine } from '../../../machines/letters/lettersPage.ts'
import { required } from '../../../machines/shared/required.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { useList } from '../../app/useList.ts'
import { useQuerySync } from '../../app/useQuerySync.ts'
import { letterCommands, listLetters } from '../../effects/letters.ts'
import { listWith } from '../../effects/shared/listWith.ts'
import { useLocation, useNavigate } from '../../routing/location.ts'
import { LetterList } from '../../views/letters/LetterList.tsx'
import { LettersView } from '../../views/letters/LettersView.tsx'
import { letterListWords } from '../../words/letters/letters.ts'

const machine = lettersPageMachine.provide({
  actors: {
    list: listWith(listLetters),
    commands: letterCommandsMachine.provide({ actors: { command: letterCommands } }),
  },
})

const LazySample = lazy(() => import('./Sample.tsx'))

export default function LettersPage() {
  const asked = new URLSearchParams(useLocation().search)
  const query = { trashed: asked.get('tab') === 'trash' }
  const sample = asked.get('sample')
  const navigate = useNavigate()
  const page = useFlow(machine, { input: { query } })
  const isTrash = useSelector(page, ({ context }) => context.query.trashed === true)
  const commands = useSelector(page, ({ children }) => required(children.commands))
  const list = useSelector(page, ({ children }) => required(children.list))
  const { reading, first, paging, items } = useList(list)
  useQuerySync(page, query)

  return (
    <LettersView
      isTrash={isTrash}
      counts={first?.counts}
      reading={reading}
      commands={commands}
      offer={
        sample !== null && (
          <FailureBoundary
            fallback={
              <p role="alert" className="mb-4">
                {letterListWords.sampleNotLoaded}
              </p>
            }
          >
            <Suspense>
              <LazySample
                name={sample}
                commands={commands}
                onLeave={() => navigate(paths.letters, { replace: true })}
              />
            </Suspense>
          </FailureBoundary>
        )
      }
    >
      {paging && <LetterList isTrash={isTrash} letters={items} paging={paging} commands={commands} />}
    </LettersView>
  )
}
