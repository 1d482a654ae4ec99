import { useSelector } from '@xstate/react'
import { privacyPaths } from '../../../contract/privacy/paths.ts'
import type { TermsNoticeFlow } from '../../../machines/privacy/termsNotice.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { termsNoticeWords as notice } from '../../words/privacy/agreement.ts'

/** Banner above a page that asks a member to accept new versions of the terms and the privacy policy. */
export function TermsNotice({ flow }: { flow: TermsNoticeFlow }) {
  const busy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <Banner
      kind="info"
      action={
        <Button
          look="secondary"
          size="small"
          aria-disabled={busy}
          onClick={() => flow.send({ type: 'accept' })}
        >
          {busy ? notice.busy : notice.accept}
        </Button>
      }
    >
      {notice.before} <TextLink href={privacyPaths.terms}>{notice.terms}</TextLink> {notice.and}{' '}
      <TextLink href={privacyPaths.privacy}>{notice.privacy}</TextLink>.
    </Banner>
  )
}
