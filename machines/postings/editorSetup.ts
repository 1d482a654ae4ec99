import { assign, setup } from 'xstate'
import type { OwnPosting } from '../../contract/postings/calls.ts'
import type { EmployerPostingEvent } from '../../contract/postings/events.ts'
import { paths } from '../../contract/paths.ts'
import type { PostingContent } from '../../contract/postings/posting.ts'
import type { TypedPosting } from '../../contract/postings/typed.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { notify, successNotice, type NoticeEvent } from '../shared/notice.ts'
import { retryIn } from '../shared/retries.ts'
import {
  differs,
  holdsBack,
  isWhole,
  parsed,
  saysMore,
  saysTheSame,
  withChange,
  withFailure,
  withMine,
  withRead,
  withSaved,
  withSending,
  withTheirs,
  type EditorContext,
  type KeptPosting,
  type Saved,
} from './editorContext.ts'

/** What the editor's machine hears, does and asks. */
export const editorSetup = setup({
  types: {
    input: {} as { opened: OwnPosting; kept: KeptPosting | undefined },
    context: {} as EditorContext,
    events: {} as
      | { type: 'change'; change: Partial<TypedPosting> }
      | { type: 'save' }
      | { type: 'connected' }
      | { type: 'publish' }
      | { type: 'keepMine' }
      | { type: 'takeTheirs' }
      | { type: 'leave'; to: string }
      | { type: 'stay' }
      | { type: 'discard' }
      | { type: 'refresh' },
    emitted: {} as NoticeEvent,
    output: {} as { to: string },
    /** `unsaved`: what was typed is not all saved. `saved`: it is. `fixed`: nothing can be changed. */
    tags: {} as 'busy' | 'unsaved' | 'saved' | 'fixed',
  },
  actors: {
    savePosting: effect<Saved, { id: string; revision: number; posting: PostingContent }>('savePosting'),
    postingEvent: effect<OwnPosting, { id: string; revision: number; event: EmployerPostingEvent }>(
      'postingEvent',
    ),
    readPosting: effect<OwnPosting, { id: string }>('readPosting'),
  },
  actions: {
    take: assign(({ context }, changed: Partial<TypedPosting>) => withChange(context, changed)),
    /** What is wrong is told once somebody has paused, not while they type. */
    tellProblems: assign(({ context }) => ({ problems: parsed(context).problems })),
    send: assign(({ context }) => withSending(context)),
    knowSaved: assign(({ context }, answer: Saved) => withSaved(context, answer, Date.now())),
    knowFailure: assign(({ context }, failure: Failure) => withFailure(context, failure)),
    knowTheirs: assign((_, theirs: OwnPosting) => ({ theirs })),
    adopt: assign(({ context }, theirs: OwnPosting) => withRead(context, theirs)),
    keepMine: assign(({ context }) => withMine(context)),
    takeTheirs: assign(({ context }) => withTheirs(context)),
    want: assign((_, next: EditorContext['next']) => ({ next })),
    forgetNext: assign({ next: undefined }),
    leadToPosting: assign(({ context }) => ({
      next: { do: 'leave' as const, to: paths.posting(context.saved.id) },
    })),
    tellChanged: notify((_, { changes }: Saved) =>
      successNotice(
        changes === 'none'
          ? 'Your changes are published.'
          : 'Your changes are being checked; the approved text is shown until then.',
      ),
    ),
    tellPublished: notify((_, { state }: OwnPosting) =>
      successNotice(
        state === 'held' ? 'We look at your posting before it is published.' : 'Your posting is published.',
      ),
    ),
  },
  guards: {
    isDraft: ({ context }) => context.saved.state === 'draft',
    isOpen: ({ context }) => ['published', 'unconfirmed', 'paused'].includes(context.saved.state),
    isChangedElsewhere: ({ context }) => context.theirs !== undefined,
    nothingClashes: ({ context }, theirs: OwnPosting) =>
      [context.saved.posting, ...context.unanswered].some((each) => saysTheSame(each, theirs)) ||
      !differs(context),
    saysMore: ({ context }) => saysMore(context),
    holdsBack: ({ context }) => holdsBack(context),
    isWhole: ({ context }) => isWhole(context),
    differs: ({ context }) => differs(context),
    wantsToPublish: ({ context }) => context.next?.do === 'publish',
    wantsToLeave: ({ context }) => context.next?.do === 'leave',
    isOvertaken: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
    isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
    isAboutFields: (_, { fields = {} }: Failure) => Object.keys(fields).length > 0,
  },
  delays: {
    /** So long nobody has typed when a draft is saved. */
    pause: 1_000,
    /** So long an answer may take before "Saving" is said. */
    aMoment: 300,
    retry: ({ context }) => retryIn(context.tries),
  },
})
