import { lazy, Suspense, useEffect } from 'react'
import { emit } from 'xstate'
import type * as v from 'valibot'
import type { letterCalls } from '../../../contract/letters/calls.ts'
import { paths } from '../../../contract/paths.ts'
import { actingMachine, type ActingFlow } from '../../../machines/acting/acting.ts'
import { successNotice } from '../../../machines/shared/notice.ts'
import { FailureBoundary } from '../../ui/feedback/FailureBoundary.tsx'
import { useFlow } from '../../app/useFlow.ts'
import { usePaging } from '../../app/usePaging.ts'
import { useReading } from '../../app/useReading.ts'
import { actOnLetters, listLetters } from '../../effects/letters.ts'
import { useRouteLocation, useNavigation } from '../../routing/location.ts'
import { LetterList } from '../../views/letters/LetterList.tsx'
import { LettersView } from '../../views/letters/LettersView.tsx'
import { letterActsDone } from '../../words/letters/letters.ts'

const machine = actingMachine.provide({
  actors: { act: actOnLetters },
  actions: { tellDone: emit((_, act) => successNotice(letterActsDone[act?.name ?? ''] ?? 'It is done.')) },
})

const LazySample = lazy(() => import('./Sample.tsx'))

export default function LettersPage() {
  const asked = new URLSearchParams(useRouteLocation().search)
  const isBin = asked.get('tab') === 'bin'
  return <Letters key={isBin ? 'bin' : 'kept'} isBin={isBin} sample={asked.get('sample')} />
}

type Listed = v.InferOutput<typeof letterCalls.listLetters.result>

function Letters({ isBin, sample }: { isBin: boolean; sample: string | null }) {
  const { go } = useNavigation()
  const { flow: reading, data } = useReading(listLetters, { trashed: isBin })
  const acting = useFlow(machine, { input: undefined })

  useEffect(() => {
    const acted = acting.on('acted', ({ act, result }) => {
      if (act?.name === 'write' && 'id' in result) go(paths.letter(String(result.id)))
      else reading.send({ type: 'refresh' })
    })
    // Another window may have been first.
    const notActed = acting.on('notActed', () => reading.send({ type: 'refresh' }))
    return () => {
      acted.unsubscribe()
      notActed.unsubscribe()
    }
  }, [acting, reading, go])

  return (
    <LettersView
      isBin={isBin}
      counts={data?.counts}
      reading={reading}
      acting={acting}
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
                acting={acting}
                onLeave={() => go(paths.letters, { replace: true })}
              />
            </Suspense>
          </FailureBoundary>
        )
      }
    >
      {data && <List key={readAs(data)} isBin={isBin} first={data} acting={acting} />}
    </LettersView>
  )
}

/** What was added to a list belongs to its first part as it was read. */
const readAs = ({ items }: Listed) => items.map(({ id, revision }) => `${id} ${revision}`).join()

interface ListProps {
  isBin: boolean
  first: Listed
  acting: ActingFlow
}

function List({ isBin, first, acting }: ListProps) {
  const { flow, items } = usePaging(listLetters, { trashed: isBin }, first)
  return <LetterList isBin={isBin} letters={items} paging={flow} acting={acting} />
}
