import { lazy, Suspense } from 'react'
import { paths } from '../../../contract/paths.ts'
import { letterCommandsMachine } from '../../../machines/letters/letterCommands.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReports } from '../../app/useReports.ts'
import { useReading } from '../../app/useReading.ts'
import { letterCommands, listLetters } from '../../effects/letters.ts'
import { useRouteLocation, useNavigation } from '../../routing/location.ts'
import { LetterList } from '../../views/letters/LetterList.tsx'
import { LettersView } from '../../views/letters/LettersView.tsx'

const machine = letterCommandsMachine.provide({ actors: { command: letterCommands } })

const LazySample = lazy(() => import('./Sample.tsx'))

export default function LettersPage() {
  const asked = new URLSearchParams(useRouteLocation().search)
  const isBin = asked.get('tab') === 'bin'
  const sample = asked.get('sample')
  const { go } = useNavigation()
  const query = { trashed: isBin }
  const { flow: reading, data } = useReading(listLetters, query)
  const { flow: paging, items } = usePaging(listLetters, query, data)
  const commands = useFlow(machine, { input: undefined })

  useReports(commands, (report) => {
    if (report.type === 'command.done' && report.command === 'write') {
      go(paths.letter(report.output.id))
    } else if (report.type !== 'notice') reading.send({ type: 'refresh' })
  })

  return (
    <LettersView
      isBin={isBin}
      counts={data?.counts}
      reading={reading}
      commands={commands}
      offer={
        sample !== null && (
          <FailureBoundary
            fallback={
              <p role="alert" className="mb-4">
                The sample could not be loaded. Reload the page and try again.
              </p>
            }
          >
            <Suspense>
              <LazySample
                name={sample}
                commands={commands}
                onLeave={() => go(paths.letters, { replace: true })}
              />
            </Suspense>
          </FailureBoundary>
        )
      }
    >
      {data && <LetterList isBin={isBin} letters={items} paging={paging} commands={commands} />}
    </LettersView>
  )
}
