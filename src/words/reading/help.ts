import { noticePaths } from '../../../contract/notices/paths.ts'
import { paths } from '../../../contract/paths.ts'
import type { Role } from '../../../contract/roles.ts'

export interface Question {
  readonly question: string
  readonly answer: string
  /** Where it is done. */
  readonly link?: { readonly label: string; readonly href: string }
}

const account = (role: Role): readonly Question[] => [
  {
    question: 'How do I change my name or my user name?',
    answer: 'Open Settings, change it, and save.',
    link: { label: 'Open Settings', href: paths.settings[role] },
  },
  {
    question: 'I have forgotten my password. What now?',
    answer:
      'Ask on the login page for a link to set a new one. It comes by mail, and works once. Whoever is logged in elsewhere is logged out then.',
  },
  {
    question: 'The mail with the link does not come.',
    answer:
      'Look among unwanted mail, and check the address for a mistake. After a minute you can ask for another one; the ones before stay valid.',
  },
  {
    question: 'How do I get fewer mails?',
    answer:
      role === 'candidate'
        ? 'Choose in Preferences which ones come, or follow the link at the end of a mail: it stops those of its kind, without a login. That an application was sent, was offered something or has ended is always mailed.'
        : 'Choose in Settings which ones come, or follow the link at the end of a mail: it stops those of its kind, without a login. New applications come once a day, together, unless you choose otherwise.',
    link:
      role === 'candidate'
        ? { label: 'Open Preferences', href: noticePaths.preferences[role] }
        : { label: 'Open Settings', href: noticePaths.preferences[role] },
  },
  {
    question: 'Is it safe to use a shared computer?',
    answer: 'Yes, if you log out at the end. Logging out ends the session on the server too.',
  },
]

/** What people ask, and the answers. */
export const questions: Readonly<Record<Role, readonly Question[]>> = {
  candidate: [
    {
      question: 'How do I apply for a job?',
      answer:
        'Open the job and press Apply. Choose a resume that you wrote here, or bring a PDF of up to 5 MB, write a letter if you like, answer the questions, and press Send application. Until then everything is kept as a draft.',
      link: { label: 'Find jobs', href: paths.jobs },
    },
    {
      question: 'Can I use one letter for many jobs?',
      answer:
        'Yes. Write it under Cover Letters with {{company}}, {{role}} and {{name}} where they belong, and choose it when you apply: it is filled in for that job, and you see it as it will be read before you send it.',
      link: { label: 'Open your letters', href: paths.letters },
    },
    {
      question: 'How do I write a resume?',
      answer:
        'Open Resumes and press Write a resume. It saves itself while you type, and its pages stand beside it as they will be printed. Export gives you the PDF, or a file that other programs read.',
      link: { label: 'Open Resumes', href: paths.resumes },
    },
    {
      question: 'Can I bring a resume along?',
      answer:
        'Yes. Open Resumes, press Import and choose a PDF, a Word document (DOCX), a JSON Resume, or the ZIP file that LinkedIn sends you under Get a copy of your data. You see what was found and where, and untick what you do not want. The file itself is not kept.',
      link: { label: 'Open Resumes', href: paths.resumes },
    },
    {
      question: 'When will I get an answer?',
      answer:
        'Each posting promises an answer within some days. Your application says the date. When it is late, it says so, and by how much.',
      link: { label: 'Open your applications', href: paths.applications },
    },
    {
      question: 'No answer comes. What can I do?',
      answer:
        'A week after the date you may press Stop waiting. The application ends as “No answer”, and that counts in the record of the company. You may also go on waiting.',
    },
    {
      question: 'Can I change what I have sent?',
      answer:
        'No: both sides keep it as it was. You can write a message in the application, or withdraw it and apply anew while the job is open.',
    },
    {
      question: 'Who sees my application?',
      answer:
        'The people who act for the company that has published the job, from the moment that you send it. Your application says on which days they opened it and your resume. Drafts are seen by you alone. Where a job hides names, yours is shown once you are past the first stage.',
    },
    {
      question: 'Does a program decide about me?',
      answer:
        'Every rejection here is decided by a person, who gives a reason. Whether an employer lets a program help with reading stands in the posting.',
    },
    {
      question: 'A job looks like a fraud.',
      answer:
        'Report it on its page. People look at every report. Never pay for a job, and send nobody your bank account before there is a contract.',
    },
    ...account('candidate'),
  ],
  employer: [
    {
      question: 'What does a posting need before it can be published?',
      answer:
        'A title, a description, where the work is done, the kind of employment, the pay, the days within which you answer, a last day, and what the law wants said: whether the vacancy exists and whether a program screens. The editor names what is missing, as links.',
      link: { label: 'Open your postings', href: paths.postings },
    },
    {
      question: 'Why is my posting in review?',
      answer:
        'A company that has not shown yet that its website is its own may be looked at first. It takes a day at most, and you get a mail. Showing it once is enough.',
      link: { label: 'Open Company', href: paths.company },
    },
    {
      question: 'What happens when I do not answer in time?',
      answer:
        'The candidate sees that you are late, and by how much. After a week they may stop waiting. Both count in your record, which stands beside your postings from ten people on.',
    },
    {
      question: 'Can I look at applications without names?',
      answer:
        'Yes. Say so in the posting, under Steps and answer time. You see names, and PDFs that were brought, once you move somebody past New.',
    },
    {
      question: 'Can I take a rejection back?',
      answer:
        'Yes, for ten minutes: press Undo. Until then nothing has been sent, and the candidate does not know of it.',
    },
    {
      question: 'Why can I not close a posting?',
      answer:
        'Because somebody in it still waits for an answer. Close it with a message and everybody who waits gets that, or answer them one by one: it closes by itself after the last.',
    },
    {
      question: 'Why was my posting paused?',
      answer:
        'Two weeks after publishing we ask whether you are still hiring. When nobody says so within a week, it pauses, so that nobody writes in vain. Resume it whenever you like.',
    },
    {
      question: 'How do colleagues act for the company?',
      answer:
        'An owner invites them by mail under Company. Recruiters write postings and answer; owners also decide who acts for the company.',
      link: { label: 'Open Company', href: paths.company },
    },
    ...account('employer'),
  ],
}
