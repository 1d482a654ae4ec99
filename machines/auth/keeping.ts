import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { required } from '../shared/required.ts'
import { reportError } from '../shared/submission.ts'

interface LetIn {
  readonly role: Role
  readonly user: User | undefined
}

/** State in which a login or registration writes the cookie. */
export const keeping = {
  description: 'The user is written to the cookie and read back: a browser may drop it without a word.',
  tags: ['busy'],
  invoke: {
    id: 'keep',
    src: 'keep',
    input: ({ context: { role, user } }: { context: LetIn }) => ({ role, user: required(user) }),
    onDone: 'done',
    onError: { target: 'asking', actions: reportError },
  },
} as const
