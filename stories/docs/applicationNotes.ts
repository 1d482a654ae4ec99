import { paths } from '../../contract/paths.ts'

/** Notes on the views of applications, by story title. */
export const applicationNotes = {
  'Views/Answering many': {
    purpose: 'An employer answers several people at once, each with a message of their own.',
    addresses: [paths.applicants, paths.postingApplicants(':id')],
    width: 904,
    keys: { Escape: 'In a question: sends nothing, and keeps what was typed.' },
    questions: [],
  },
  'Views/Applicant': {
    purpose: 'An employer sees what somebody sent, how it stands and what happened; and answers.',
    addresses: [paths.applicant(':reference')],
    width: 904,
    keys: {
      'J, K': 'Lead to the next who waits, and to the one before, as “Keys” below lists them.',
      Escape: 'In a question: sends nothing, and keeps what was typed.',
    },
    questions: [],
  },
  'Views/Applicant page': {
    purpose:
      'The page of an applicant opens: once they are read, they can be answered, and a decision leads to the next.',
    addresses: [paths.applicant(':reference')],
    width: 904,
    keys: {},
    questions: [],
  },
  'Views/Applicants': {
    purpose: 'An employer sees who has applied, who of them waits for an answer, and who is due first.',
    addresses: [paths.applicants, paths.postingApplicants(':id')],
    width: 904,
    questions: [],
  },
  'Views/Applicants board': {
    purpose: 'An employer sees by stage who waits in a posting, and takes them on by key, menu or drag.',
    addresses: [paths.postingApplicants(':id')],
    width: 904,
    keys: {
      'Arrows, letters': 'On the board: as “Keys” above it lists them.',
      Escape: 'Drops a dragged card back, or clears what is chosen; in a question: sends nothing.',
    },
    questions: [],
  },
  'Views/Application': {
    purpose:
      'A candidate sees whose turn it is with an application, what happened, and what comes; and answers.',
    addresses: [paths.application(':reference')],
    width: 904,
    keys: {
      'Ctrl+Enter': 'In the message: sends it.',
      Escape: 'In a question: leaves the application as it is.',
    },
    questions: [],
  },
  'Views/Application page': {
    purpose: 'The page of an application opens: once it is read, it can be answered.',
    addresses: [paths.application(':reference')],
    width: 904,
    keys: {},
    questions: [],
  },
  'Views/Openings of an application': {
    purpose: 'A candidate sees on which days the company has opened what they sent.',
    addresses: [],
    questions: [],
  },
  'Views/Applications': {
    purpose: 'A candidate sees what they have saved, begun and sent: their own turn first.',
    addresses: [paths.applications],
    width: 904,
    questions: ['Do applications also stand on a board, as those of an employer do?'],
  },
  'Views/Candidate home': {
    purpose: 'Where a candidate arrives: what waits for them, and what they wait for.',
    addresses: [paths.area.candidate, paths.landing.candidate],
    width: 904,
    questions: ['Do new jobs that fit stand here too?'],
  },
} as const
