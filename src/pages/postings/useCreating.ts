import { paths } from '../../../contract/paths.ts'
import { creatingMachine } from '../../../machines/postings/creating.ts'
import { useFlow } from '../../app/useFlow.ts'
import { createPosting } from '../../effects/postings.ts'
import { useNavigation } from '../../routing/location.ts'

const machine = creatingMachine.provide({ actors: { createPosting } })

/** Begins drafts, and leads to the editor of the one that was made. */
export function useCreating() {
  const { go } = useNavigation()
  return useFlow(machine, {
    input: undefined,
    onDone: ({ id }) => {
      if (id !== undefined) go(paths.editPosting(id))
    },
  })
}
