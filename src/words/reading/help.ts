import { companyInvitations, openInvitations } from '../../../contract/introductions/lifecycle.ts'
import { introductionPaths } from '../../../contract/introductions/paths.ts'
import { noticePaths } from '../../../contract/notices/paths.ts'
import { paths } from '../../../contract/paths.ts'
import { daysOfRecord, minInRecord, onTimeShare } from '../../../contract/postings/record.ts'
import type { Role } from '../../../contract/roles.ts'
import { talentPaths } from '../../../contract/talent/paths.ts'

export interface Question {
  readonly question: string
  readonly answer: string
  /** Link to the page where the task is done. */
  readonly link?: { readonly label: string; readonly href: string }
}

const account = (role: Role): readonly Question[] => [
  {
    question: 'How do I change my name or username?',
    answer: 'Open Settings, make the change, and save.',
    link: { label: 'Open Settings', href: paths.settings[role] },
  },
  {
    question: 'I forgot my password. What now?',
    answer:
      'On the login page, choose “Forgot password?”. We’ll email you a link to set a new one. It works once, and setting a new password logs you out everywhere else.',
  },
  {
    question: 'I didn’t get the email with the link.',
    answer:
      'Check your spam folder, and make sure the address is spelled correctly. After a minute you can ask for another link. Earlier links still work.',
  },
  {
    question: 'How do I get fewer emails?',
    answer:
      role === 'candidate'
        ? 'Choose which emails you get in Preferences, or use the link at the end of an email to stop that kind without logging in. You’ll always get an email when an application is sent, when you have an offer, and when an application ends.'
        : 'Choose which emails you get in Settings, or use the link at the end of an email to stop that kind without logging in. New applications come in one email a day unless you choose otherwise.',
    link:
      role === 'candidate'
        ? { label: 'Open Preferences', href: noticePaths.preferences[role] }
        : { label: 'Open Settings', href: noticePaths.preferences[role] },
  },
  {
    question: 'Is it safe to use a shared computer?',
    answer: 'Yes. Log out when you’re done. That ends your session on the server, too.',
  },
]

/** Common questions with answers, by role. */
export const questions: Readonly<Record<Role, readonly Question[]>> = {
  candidate: [
    {
      question: 'How do I apply for a job?',
      answer:
        'Open the job and choose Apply. Pick a resume or upload a PDF (up to 5 MB), add a cover letter if you want, answer the questions, and choose Send application. Until you send it, everything is saved as a draft.',
      link: { label: 'Find jobs', href: paths.jobs },
    },
    {
      question: 'Can I use one letter for many jobs?',
      answer:
        'Yes. Write it under Cover Letters, and put {{company}}, {{role}}, and {{name}} where they belong. When you pick the letter for an application, they’re filled in for that job. You see the finished letter before you send it.',
      link: { label: 'Open Cover Letters', href: paths.letters },
    },
    {
      question: 'How do I create a resume?',
      answer:
        'Open Resumes and start a new one. It saves as you type, and shows the finished page beside it. Export gives you a PDF, or a file that other apps can read.',
      link: { label: 'Open Resumes', href: paths.resumes },
    },
    {
      question: 'Can I import a resume?',
      answer:
        'Yes. Open Resumes, choose Import, and pick a PDF, a Word document (DOCX), a JSON Resume, or the ZIP file LinkedIn sends you under “Get a copy of your data”. You’ll see what we found and can leave out what you don’t want. We don’t keep the file.',
      link: { label: 'Open Resumes', href: paths.resumes },
    },
    {
      question: 'When will I get a reply?',
      answer:
        'Each job post promises a reply within a number of days, and your application shows the date. If the reply is late, you’ll see by how much.',
      link: { label: 'Open Applications', href: paths.applications },
    },
    {
      question: 'What if I don’t get a reply?',
      answer:
        'A week after the date, you can choose Stop waiting. The application closes as “No reply”, and that counts in the company’s reply record. You can also keep waiting.',
    },
    {
      question: 'Can I change an application after I’ve sent it?',
      answer:
        'No. Both sides keep it exactly as you sent it. You can send a message in the application, or withdraw it and apply again while the job is open.',
    },
    {
      question: 'Who can see my application?',
      answer:
        'The team of the company that posted the job, from the moment you send it. Your application shows when they opened it and your resume. Drafts are visible only to you. If a job hides names, yours is shown once you move past the first stage.',
    },
    {
      question: 'How do I get new jobs by email?',
      answer:
        'Search for jobs and choose “Save this search”. Pick emails at once, daily, or weekly. Change, pause, or delete saved searches in Preferences. Every email has a link that stops it without logging in. You don’t need an account: enter your email address and confirm it.',
      link: { label: 'Find jobs', href: paths.jobs },
    },
    {
      question: 'Why do I get a job by email, and how do I get fewer like it?',
      answer:
        'Each job in an email says which words and filters matched. Choose “Less like this” below it and pick a reason: the company, the job title, the place, or the pay. It works at once, and you can undo it on the same page. You get each job once, even if several saved searches match.',
      link: { label: 'Open Preferences', href: talentPaths.preferences },
    },
    {
      question: 'How are jobs for me picked?',
      answer:
        'Home shows up to six open jobs that fit your preferences, your latest resume, and the jobs you applied to or saved. Each shows why it’s there. Clicks and payments don’t count. Hide a job or a company from its menu; Preferences lists what you’ve hidden.',
      link: { label: 'Open Home', href: paths.area.candidate },
    },
    {
      question: 'What do the filters for replies, pay, visa, and hours find?',
      answer: `“Company replies on time” finds companies that kept their reply date for ${Math.round(100 * onTimeShare)}% or more of at least ${minInRecord} applicants in the last ${daysOfRecord} days. “Promised reply” is the number of days the job post promises. “Full pay range shown” leaves out jobs without a lowest and a highest pay. “Visa sponsored” and “Hours a week” leave out jobs that don’t say. “Nearest” sorts by distance from a town.`,
      link: { label: 'Find jobs', href: paths.jobs },
    },
    {
      question: 'How do employers find me?',
      answer:
        'Fill in your profile and choose who sees it in Preferences. Only companies with a verified website can search profiles. “Employers, without your name” also hides your photo, contact details, links, and last employer. After 6 months we ask if you still want to be found.',
      link: { label: 'Open Preferences', href: talentPaths.preferences },
    },
    {
      question: 'Can my employer see my profile?',
      answer:
        'Not if you exclude them. We exclude the employers in your resumes for you, and you can add companies and email domains in Preferences. A company stays excluded even if it changes its name. Use “See what a company sees” to check.',
      link: { label: 'Open Preferences', href: talentPaths.preferences },
    },
    {
      question: 'What happens when an employer invites me to apply?',
      answer:
        'You have 7 days to accept or decline, and you don’t need a reason. If you accept, you choose what to share: your name, your contact details, your resume, or nothing yet. You can then write to each other, and apply in one step.',
      link: { label: 'Open Invitations', href: introductionPaths.introductions },
    },
    {
      question: 'Does software decide on my application?',
      answer:
        'No. A person makes every rejection and gives a reason. If an employer uses AI or other software to help with reading, the job post says so.',
    },
    {
      question: 'How do I report a scam?',
      answer:
        'Choose “Report this job” on the job’s page. A person reads every report. Never pay for a job, and never share your bank details before you have a contract.',
    },
    ...account('candidate'),
  ],
  employer: [
    {
      question: 'What do I need to publish a job post?',
      answer:
        'A title, a description, the workplace, the job type, the pay, the number of days you’ll reply within, a last day to apply, and two disclosures: whether the job is open today and whether AI screens applications. The editor lists what’s missing, with links.',
      link: { label: 'Open Job posts', href: paths.postings },
    },
    {
      question: 'Why is my job post in review?',
      answer:
        'We may review job posts of companies that haven’t verified their website. It takes a day at most, and we’ll email you. You only have to verify once.',
      link: { label: 'Open Company', href: paths.company },
    },
    {
      question: 'What happens if I don’t reply in time?',
      answer:
        'The candidate sees that you’re overdue, and by how much. After a week they can stop waiting. Both count in your reply record, which shows next to your job posts once ten people have applied.',
    },
    {
      question: 'Can I review applications without names?',
      answer:
        'Yes. Turn it on in the job post, under Steps and reply time. You’ll see names and uploaded PDFs once you move an applicant past New.',
    },
    {
      question: 'Can I undo a rejection?',
      answer:
        'Yes, for ten minutes: choose Undo. Until then nothing is sent, and the candidate sees no change.',
    },
    {
      question: 'Why can’t I close a job post?',
      answer:
        'Some applicants are still waiting for a reply. Close it with a message to all of them, or reply to each one: the job post closes on its own after the last reply.',
    },
    {
      question: 'Why was my job post paused?',
      answer:
        'Every two weeks we ask whether you’re still hiring. If no one on your team confirms within a week, we pause the job post so that no one applies in vain. You can resume it anytime.',
    },
    {
      question: 'Who can I find in Talent?',
      answer:
        'People who chose to be found, once your website is verified. Some profiles have no name: you see it only if the person shares it. Your shortlist and its notes are shared with your team. People see that your company viewed their profile.',
      link: { label: 'Open Talent', href: talentPaths.talent },
    },
    {
      question: 'How do I invite someone to apply?',
      answer:
        'Open a profile in Talent, choose Invite to apply, pick an open job post, and write a message. The person has 7 days to reply. If they accept, it’s your turn to write, and they can apply in one step.',
      link: { label: 'Open Talent', href: talentPaths.talent },
    },
    {
      question: 'How many people can I invite?',
      answer: `You can have ${openInvitations} open invitations at a time, and your company can send ${companyInvitations} in 24 hours. Each person gets one invitation from your company in 6 months.`,
      link: { label: 'Open Invitations', href: introductionPaths.sentIntroductions },
    },
    {
      question: 'How do I add colleagues?',
      answer:
        'An owner invites them by email under Company. Recruiters write job posts and reply to applicants. Owners can also manage members.',
      link: { label: 'Open Company', href: paths.company },
    },
    ...account('employer'),
  ],
}

export const helpWords = {
  title: 'Help & Support',
  search: 'Search help',
  found: { one: 'question', other: 'questions' },
  nothing: 'No matching questions',
  nothingText: 'Try fewer or different words.',
  showAll: 'Show all questions',
} as const
