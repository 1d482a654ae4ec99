import type { Role } from '../../contract/roles.ts'
import type { User } from '../../contract/user.ts'
import { required } from '../shared/required.ts'
import { reportError } from '../shared/submission.ts'

interface LetIn {
  readonly role: Role
  readonly user: User | undefined
}

/** State of a login or registration in which the user is written to the cookie. */
export const keeping = {
  description: 'The user is written to the cookie and read back, because a browser may silently drop it.',
  tags: ['busy'],
  invoke: {
    id: 'keep',
    src: 'keep',
    input: ({ context: { role, user } }: { context: LetIn }) => ({ role, user: required(user) }),
    onDone: 'done',
    onError: { target: 'asking', actions: reportError },
  },
} as const
