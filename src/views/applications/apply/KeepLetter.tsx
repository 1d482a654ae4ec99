import { useSelector } from '@xstate/react'
import type { KeepLetterFlow } from '../../../../machines/applications/keepLetterCommands.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { StillWaiting } from '../../../ui/feedback/StillWaiting.tsx'
import { applyWords } from '../../../words/applications/apply.ts'
import { useApplying, useTyped } from './useApplying.ts'

/** Button to save the letter of this application for other jobs. */
export function KeepLetter() {
  const { keepLetter } = useApplying()
  return keepLetter && <Keep commands={keepLetter} />
}

function Keep({ commands }: { commands: KeepLetterFlow }) {
  const { values } = useApplying()
  const { typed, isFixed } = useTyped()
  const busy = useSelector(commands, (state) => state.hasTag('busy'))
  const slow = useSelector(commands, (state) => state.hasTag('slow'))
  const keep = () => {
    if (busy || isFixed) return
    const title = applyWords.letter.keepAs(values.role).slice(0, 100)
    commands.send({ type: 'run', command: 'keep', input: { title, body: typed.letter } })
  }
  return (
    <>
      <Button look="quiet" size="small" className="-mx-4" aria-disabled={busy || undefined} onClick={keep}>
        {applyWords.letter.keep}
      </Button>
      {slow && <StillWaiting />}
    </>
  )
}
