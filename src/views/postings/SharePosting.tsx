import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import Share2 from 'lucide-react/icons/share-2'
import { paths } from '../../../contract/paths.ts'
import type { OwnPosting } from '../../../contract/postings/calls.ts'
import { PathArt } from '../../ui/brand/PathArt.tsx'
import { Button, ButtonLink } from '../../ui/controls/Button.tsx'
import { postingPageWords, shareWords } from '../../words/postings/page.ts'

interface Props {
  posting: Pick<OwnPosting, 'posting'> & { readonly slug: string }
  onCopyLink: () => void
  /** Opens the browser's share dialog; undefined if the browser has none. */
  onShare: (() => void) | undefined
}

/** Confirmation that a job post is live, with links for sharing it. */
export const SharePosting = ({ posting: { posting, slug }, onCopyLink, onShare }: Props) => (
  <section className="@container rounded-panel border border-primary-soft-line bg-primary-soft p-5 text-on-primary-soft sm:p-6">
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-4 @2xl:grid-cols-[auto_minmax(0,1fr)]">
      <PathArt picture="small" progress={1} className="h-[66px] w-30 rounded-control" />
      <div className="min-w-0">
        <h2 className="text-h3 wrap-anywhere">{shareWords.title(posting.title)}</h2>
        <p className="mt-1 text-hint">{shareWords.next(posting.answerDays)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="secondary" size="small" onClick={onCopyLink}>
            <Copy className="size-[18px]" />
            {shareWords.copy}
          </Button>
          {onShare && (
            <Button look="secondary" size="small" onClick={onShare}>
              <Share2 className="size-[18px]" />
              {shareWords.share}
            </Button>
          )}
          <ButtonLink look="secondary" size="small" href={paths.job(slug)}>
            <Eye className="size-[18px]" />
            {postingPageWords.viewJobPage}
          </ButtonLink>
        </div>
      </div>
    </div>
  </section>
)
