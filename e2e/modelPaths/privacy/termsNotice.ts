import { expect } from 'playwright/test'
import { termsNoticeMachine } from '../../../machines/privacy/termsNotice.ts'
import { termsNoticeWords as words } from '../../../src/words/privacy/agreement.ts'
import { driverOf } from '../driver.ts'
import { unreachable } from '../ends.ts'
import { done } from '../postings/employer.ts'
import { memberWith, type MemberScene } from './memberWith.ts'

const version = '0123456789abcdef'

const accept = ({ page }: MemberScene) => page.getByRole('button', { name: words.accept })

export const termsNotice = driverOf<MemberScene>({
  machine: termsNoticeMachine,
  input: { role: 'candidate', version },
  open: (tools) => memberWith(tools, { termsToAccept: version }, 'acceptTerms'),
  moves: {
    'accepts both': { event: { type: 'accept' }, drive: (scene) => accept(scene).click() },
    'the server is not reached': unreachable('acceptTerms'),
    'the server keeps it': {
      event: done('acceptTerms', {}),
      drive: async (scene) => {
        const { termsToAccept: _, ...user } = scene.user
        scene.user = user
        await scene.calls.answer('acceptTerms', {})
      },
    },
  },
  states: {
    asking: (scene) => expect(accept(scene)).toHaveAttribute('aria-disabled', 'false'),
    accepting: ({ page }) =>
      expect(page.getByRole('button', { name: words.busy })).toHaveAttribute('aria-disabled', 'true'),
    accepted: ({ page }) => expect(page.getByText(words.before)).toHaveCount(0),
  },
})
