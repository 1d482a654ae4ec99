/** Keys of notification titles. */
export type NoticeTitle =
  | 'done'
  | 'error'
  | 'jobSaved'
  | 'news'
  | 'notCopied'
  | 'nothingUndone'
  | 'registrationFailed'
  | 'sessionEnded'

/** Keys of links in notifications. */
export type NoticeLink = 'backToAccount'

/** Keys of messages without parameters. */
export type NoticeName =
  | 'accountKept'
  | 'changesInReview'
  | 'changesPublished'
  | 'companyExcluded'
  | 'companyJoined'
  | 'companyLeft'
  | 'companySaved'
  | 'companyShownAgain'
  | 'companyVerified'
  | 'conversationEnded'
  | 'deviceSignedOut'
  | 'emailChangeCanceled'
  | 'emailChanged'
  | 'emailLinkSent'
  | 'emailVerified'
  | 'exclusionRemoved'
  | 'fileDeleted'
  | 'invitationAccepted'
  | 'invitationApplied'
  | 'invitationDeclined'
  | 'invitationSent'
  | 'invitationWithdrawn'
  | 'invitedToApply'
  | 'jobShownAgain'
  | 'letterCopied'
  | 'letterCreated'
  | 'letterDeleted'
  | 'letterKept'
  | 'letterKeptBoth'
  | 'letterPrinted'
  | 'letterRenamed'
  | 'letterRestored'
  | 'letterTrashed'
  | 'letterUnsaved'
  | 'linkIncomplete'
  | 'loginNeeded'
  | 'logoRemoved'
  | 'logoSaved'
  | 'madeOwner'
  | 'madeRecruiter'
  | 'memberRemoved'
  | 'noteSaved'
  | 'messageSent'
  | 'nothingSent'
  | 'otherDevicesSignedOut'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyRenamed'
  | 'passwordChanged'
  | 'passwordSet'
  | 'photoRemoved'
  | 'photoSaved'
  | 'profileAnonymous'
  | 'profileHidden'
  | 'profileNamed'
  | 'profilePublished'
  | 'profileSaved'
  | 'providerUnlinked'
  | 'resumeCopied'
  | 'resumeCreated'
  | 'resumeDeleted'
  | 'resumeImported'
  | 'resumeKeptBoth'
  | 'resumeLocked'
  | 'resumePrinted'
  | 'resumeRenamed'
  | 'resumeRestored'
  | 'resumeShared'
  | 'resumeTrashed'
  | 'resumeUnlocked'
  | 'resumeUnsaved'
  | 'savedOnDevice'
  | 'searchChanged'
  | 'searchDeleted'
  | 'searchSaved'
  | 'versionNamed'

/** Parameters of messages, by message key. */
export interface NoticeParams {
  /** Date of the erasure, `YYYY-MM-DD`. */
  readonly accountDeleted: { readonly day: string }
  /** Sentence about a change by another member, without its final period. */
  readonly changed: { readonly sentence: string }
  readonly repliesSent: { readonly count: number }
  readonly rejectionsUndone: { readonly asked: number; readonly undone: number }
  /** Text from the server, the contract or the page, shown unchanged. */
  readonly text: { readonly text: string }
}

/** Message of a notification: its key, or an object with the key and parameters. */
export type NoticeMessage =
  | NoticeName
  | {
      readonly [Name in keyof NoticeParams]: { readonly name: Name } & NoticeParams[Name]
    }[keyof NoticeParams]
