import { success } from '../../../contract/envelope.ts'
import { sessionCalls } from '../../../contract/session/calls.ts'
import type { User } from '../../../contract/user.ts'
import { newAccount, tellPages } from '../accounts.ts'
import { HeldCalls, type HeldName } from '../calls.ts'
import type { Tools } from '../driver.ts'
import type { Scene } from '../ends.ts'

export interface MemberScene extends Scene {
  /** Member that the mocked server returns; a move can replace it. */
  user: User
}

/** Opens the member area of a candidate with the given facts in the session. */
export async function memberWith(
  { app, page }: Tools,
  facts: Partial<User>,
  ...names: readonly HeldName[]
): Promise<MemberScene> {
  const account = await newAccount(page, app)
  const user = { ...account.user, ...facts }
  await tellPages(page, app, { ...account, user })
  const calls = await HeldCalls.of(page, ...names)
  const scene: MemberScene = { page, calls, user }
  await page.route(`**/api/candidate/${sessionCalls.session.path}`, (route) =>
    route.fulfill({ json: success(scene.user) }),
  )
  await page.goto('/candidate')
  return scene
}
