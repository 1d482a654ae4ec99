import { assign, fromCallback, setup, stateIn, type EventObject, type Subscribable } from 'xstate'
import type { ApplicationContent } from '../../contract/applications/application.ts'
import type { OwnApplication } from '../../contract/applications/calls.ts'
import type { CandidateApplicationEvent } from '../../contract/applications/lifecycle.ts'
import { problemsToSend, sayTheSame } from '../../contract/applications/typed.ts'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { retryIn } from '../shared/retries.ts'
import { patience } from '../shared/submission.ts'
import {
  clashes,
  contentOf,
  differs,
  isGone,
  isWhole,
  saysMore,
  withBegun,
  withChange,
  withFailure,
  withRead,
  withSaved,
  withTheirs,
  type ApplyingContext,
  type ApplyingInput,
  type Begun,
  type TypedChange,
} from './applyingContext.ts'

/** An application as its device follows it: what is not saved is kept there. */
export interface ApplyingState {
  readonly context: ApplyingContext
  readonly hasTag: (tag: 'unsaved' | 'saved') => boolean
}

export interface KeepInput {
  readonly applying: Subscribable<ApplyingState> & { readonly getSnapshot: () => ApplyingState }
}

/** What the machine of an application hears, does and asks. */
export const applyingSetup = setup({
  types: {
    input: {} as ApplyingInput,
    context: {} as ApplyingContext,
    events: {} as
      | { type: 'signedIn' }
      | { type: 'change'; change: TypedChange }
      | { type: 'send' }
      | { type: 'retry' }
      | { type: 'save' }
      | { type: 'connected' }
      | { type: 'keepMine' }
      | { type: 'takeTheirs' },
    output: {} as { application: OwnApplication | undefined },
    /** `unsaved`: what was typed is not all saved. `saved`: it is. */
    tags: {} as 'busy' | 'slow' | 'unsaved' | 'saved',
  },
  actors: {
    beginApplication: effect<Begun, { slug: string }>('beginApplication'),
    saveApplication: effect<
      Pick<OwnApplication, 'missing' | 'revision'>,
      { id: string; revision: number } & ApplicationContent
    >('saveApplication'),
    candidateEvent: effect<
      OwnApplication,
      { id: string; revision: number; event: CandidateApplicationEvent }
    >('candidateEvent'),
    keepApplication: fromCallback<EventObject, KeepInput>(() => undefined),
    readApplication: effect<OwnApplication, { id?: string | undefined; reference?: string | undefined }>(
      'readApplication',
    ),
  },
  actions: {
    take: assign(({ context }, change: TypedChange) => withChange(context, change)),
    open: assign(({ context }, begun: Begun) => withBegun(context, begun)),
    tellMissing: assign(({ context: { questions, typed } }) => ({
      problems: problemsToSend(typed, questions),
    })),
    clearFailure: assign({ failure: undefined }),
    putUnderWay: assign(({ context }) => {
      const underWay = contentOf(context)
      const isKnown = context.unanswered.some((each) => sayTheSame(each, underWay))
      return { underWay, unanswered: isKnown ? context.unanswered : [...context.unanswered, underWay] }
    }),
    knowSaved: assign(({ context }, { revision }: { revision: number }) =>
      withSaved(context, revision, Date.now()),
    ),
    knowFailure: assign(({ context }, failure: Failure) => withFailure(context, failure)),
    know: assign(({ context }, read: OwnApplication) => withRead(context, read)),
    takeTheirs: assign(({ context }) => withTheirs(context)),
  },
  guards: {
    isOver: (_, { state }: OwnApplication) => state !== 'draft',
    clashes: ({ context }, begun: Begun) => clashes(context, begun),
    nothingClashes: ({ context }, read: OwnApplication) =>
      !differs(context) ||
      (context.saved !== undefined && sayTheSame(context.saved, read)) ||
      context.unanswered.some((each) => sayTheSame(each, read)),
    saysMore: ({ context }) => saysMore(context),
    isWhole: ({ context }) => isWhole(context),
    /** The server may have taken a part away meanwhile. */
    isNotWhole: ({ context }) => !isWhole(context),
    isClean: stateIn({ draft: { saving: 'clean' } }),
    isUnsaved: stateIn({ draft: { saving: 'unsaved' } }),
    isOvertaken: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
    takesNobody: (_, { reason }: Failure) => reason?.code === 'state' && reason.state === 'draft',
    isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
    isGone: ({ context }, failure: Failure) => isGone(context, failure),
  },
  delays: {
    patience,
    /** So long nobody has typed when the draft is saved. */
    pause: 1_000,
    retry: ({ context }) => retryIn(context.tries),
  },
})
