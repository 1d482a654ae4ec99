import * as v from 'valibot'
import { applicationMails, type ApplicationMail } from '../../contract/applications/events/mails.ts'
import type { MailKind } from '../../contract/notices/kinds.ts'
import { postingMails, type PostingMail } from '../../contract/postings/events/mails.ts'
import { applicationFacts, applicationMailWords } from '../words/mails/applications.ts'
import { companyFacts, companyMailWords } from '../words/mails/companies.ts'
import { digestFacts, digestMailWords } from '../words/mails/digests.ts'
import {
  introductionFacts,
  introductionMailWords,
  type IntroductionMail,
} from '../words/mails/introductions.ts'
import type { MailText } from '../words/mails/mailText.ts'
import { closingFacts, closingSoonWords, postingFacts, postingMailWords } from '../words/mails/postings.ts'
import { reportFacts, reportMailWords } from '../words/mails/reports.ts'
import {
  changedJobFacts,
  closedJobFacts,
  savedJobChanged,
  savedJobClosed,
  savedJobCloses,
  savedJobFacts,
} from '../words/mails/savedJobs.ts'
import { profileFacts, profileMailWords, profileViewFacts, profileViewWords } from '../words/mails/talent.ts'

/** Parameters of each email about postings, applications, companies and reports. */
interface FactsOf
  extends
    Record<ApplicationMail, v.InferOutput<typeof applicationFacts>>,
    Record<IntroductionMail, v.InferOutput<typeof introductionFacts>>,
    Record<PostingMail, v.InferOutput<typeof postingFacts>>,
    Record<keyof typeof companyMailWords, v.InferOutput<typeof companyFacts>>,
    Record<keyof typeof reportMailWords, v.InferOutput<typeof reportFacts>>,
    Record<keyof typeof profileMailWords, v.InferOutput<typeof profileFacts>>,
    Record<keyof typeof digestMailWords, v.InferOutput<typeof digestFacts>> {
  readonly profileViewed: v.InferOutput<typeof profileViewFacts>
  readonly savedJobCloses: v.InferOutput<typeof savedJobFacts>
  readonly savedJobChanged: v.InferOutput<typeof changedJobFacts>
  readonly savedJobClosed: v.InferOutput<typeof closedJobFacts>
  readonly postingExpiresSoon: v.InferOutput<typeof closingFacts>
}

export type NoticeKind = keyof FactsOf

/** Parameters of a notice email. */
export type NoticeFacts<Kind extends NoticeKind> = FactsOf[Kind]

interface NoticeMail {
  /** Notification setting that turns the email off. */
  readonly kind: MailKind
  /** Renders the text from the parameters of a job. */
  readonly write: (facts: unknown) => MailText
}

const mail = <Facts>(
  kind: MailKind,
  schema: v.GenericSchema<unknown, Facts>,
  words: (facts: Facts) => MailText,
): NoticeMail => ({ kind, write: (facts) => words(v.parse(schema, facts)) })

const ofApplication = (name: ApplicationMail) =>
  mail(applicationMails[name], applicationFacts, (facts) => ({
    ...applicationMailWords[name](facts),
    ...(facts.mark && { mark: { ...facts.mark, name: facts.company } }),
  }))

const ofIntroduction = (kind: MailKind, name: IntroductionMail) =>
  mail(kind, introductionFacts, (facts) => ({
    ...introductionMailWords[name](facts),
    ...(facts.mark && { mark: { ...facts.mark, name: facts.company } }),
  }))

const ofPosting = (name: PostingMail) => mail(postingMails[name], postingFacts, postingMailWords[name])

/** Emails about postings, applications, companies and reports, by kind. */
export const noticeMails: Readonly<Record<NoticeKind, NoticeMail>> = {
  applicationSent: ofApplication('applicationSent'),
  applicationMoved: ofApplication('applicationMoved'),
  applicationAsked: ofApplication('applicationAsked'),
  applicationTold: ofApplication('applicationTold'),
  applicationOffered: ofApplication('applicationOffered'),
  applicationOverdue: ofApplication('applicationOverdue'),
  applicationSilent: ofApplication('applicationSilent'),
  applicationRejected: ofApplication('applicationRejected'),
  applicationClosed: ofApplication('applicationClosed'),
  applicationWithdrawn: ofApplication('applicationWithdrawn'),
  applicationDeclined: ofApplication('applicationDeclined'),
  applicationReleased: ofApplication('applicationReleased'),
  applicationHired: ofApplication('applicationHired'),
  applicationReceived: ofApplication('applicationReceived'),
  applicationReplied: ofApplication('applicationReplied'),
  applicationMessaged: ofApplication('applicationMessaged'),
  answerOverdue: ofApplication('answerOverdue'),
  invited: ofIntroduction('invitations', 'invited'),
  inviterAsked: ofIntroduction('invitations', 'inviterAsked'),
  inviterTold: ofIntroduction('invitations', 'inviterTold'),
  invitationWithdrawn: ofIntroduction('invitations', 'invitationWithdrawn'),
  inviterEnded: ofIntroduction('invitations', 'inviterEnded'),
  invitationAccepted: ofIntroduction('invitationReplies', 'invitationAccepted'),
  invitationDeclined: ofIntroduction('invitationReplies', 'invitationDeclined'),
  invitationExpired: ofIntroduction('invitationReplies', 'invitationExpired'),
  invitedReplied: ofIntroduction('invitationReplies', 'invitedReplied'),
  invitedTold: ofIntroduction('invitationReplies', 'invitedTold'),
  invitedEnded: ofIntroduction('invitationReplies', 'invitedEnded'),
  inviterOverdue: ofIntroduction('overdue', 'inviterOverdue'),
  postingHeld: ofPosting('postingHeld'),
  postingApproved: ofPosting('postingApproved'),
  postingRefused: ofPosting('postingRefused'),
  postingRemoved: ofPosting('postingRemoved'),
  changesApproved: ofPosting('changesApproved'),
  changesRefused: ofPosting('changesRefused'),
  postingStillHiring: ofPosting('postingStillHiring'),
  postingExpiresSoon: mail('expiresSoon', closingFacts, closingSoonWords),
  savedJobCloses: mail('savedJobs', savedJobFacts, savedJobCloses),
  savedJobChanged: mail('savedJobs', changedJobFacts, savedJobChanged),
  savedJobClosed: mail('savedJobs', closedJobFacts, savedJobClosed),
  companyChanged: mail('decisions', companyFacts, companyMailWords.companyChanged),
  companySuspended: mail('decisions', companyFacts, companyMailWords.companySuspended),
  companyRestored: mail('decisions', companyFacts, companyMailWords.companyRestored),
  reportUpheld: mail('reports', reportFacts, reportMailWords.reportUpheld),
  reportDismissed: mail('reports', reportFacts, reportMailWords.reportDismissed),
  profileVisibleStill: mail('visibility', profileFacts, profileMailWords.profileVisibleStill),
  profileHidden: mail('visibility', profileFacts, profileMailWords.profileHidden),
  profileViewed: mail('profileViews', profileViewFacts, profileViewWords),
  applicationsOfDay: mail('received', digestFacts, digestMailWords.applicationsOfDay),
  answersDueTomorrow: mail('dueTomorrow', digestFacts, digestMailWords.answersDueTomorrow),
}

const isNotice = (name: string): name is NoticeKind => Object.hasOwn(noticeMails, name)

export const noticeKinds: readonly NoticeKind[] = Object.keys(noticeMails).filter(isNotice)
