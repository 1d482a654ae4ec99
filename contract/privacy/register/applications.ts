import type { DataKind } from '../dataKind.ts'

export const applicationData: DataKind = {
  title: 'Applications and messages',
  what: 'What you send to an employer, the messages and decisions on both sides, and their dates.',
  purpose: 'To carry your application to its end, and to hold employers to their reply dates.',
  ground: 'contract',
  whose: 'candidate',
  retention:
    '12 months after its end, or less where the job post says so; 6 months after the last change of a draft that is not sent',
  onDeletion: 'erase',
  tables: {
    applications: {
      columns: {
        personal: {
          candidate_id: 'Applicant',
          state: { purpose: 'Outcome', onDeletion: 'tombstone' },
          stage: { purpose: 'How far it has come', onDeletion: 'tombstone' },
          turn: { purpose: 'Side that replies next', onDeletion: 'tombstone' },
          lateness: { purpose: 'Whether that reply is overdue', onDeletion: 'tombstone' },
          due_at: { purpose: 'Date of that reply', onDeletion: 'tombstone' },
          leaves_at: {
            purpose: 'When a decided rejection goes out; shown to the employer only',
            onDeletion: 'tombstone',
          },
          content: 'Draft of the application, shown to the candidate only',
          created_at: { purpose: 'Order in the list', onDeletion: 'tombstone' },
          submitted_at: { purpose: 'Shown to both sides', onDeletion: 'tombstone' },
          snapshot: 'The application as it was sent, shown to both sides',
          headline: 'Title, place, and experience from the snapshot, shown to the employer in lists',
          search_text:
            'Name, title, and place from the snapshot, so that the employer can search; never shown',
        },
        internal: {
          id: { purpose: 'Random name', onDeletion: 'tombstone' },
          reference: { purpose: 'Short name, shown to both sides', onDeletion: 'tombstone' },
          posting_id: { purpose: 'Job that it is for', onDeletion: 'tombstone' },
          revision: { purpose: 'Counts changes, so that two at once are noticed', onDeletion: 'tombstone' },
          snapshot_hash: 'Shows that the snapshot was not changed',
          sent_file_id: 'File that was sent',
          hidden_as: {
            purpose: 'Number that stands for a name hidden from the employer',
            onDeletion: 'tombstone',
          },
          answer_due_at: { purpose: 'When the first reply was due', onDeletion: 'tombstone' },
          answered_at: { purpose: 'When it came', onDeletion: 'tombstone' },
          kept_until: { purpose: 'When it is erased, shown to both sides', onDeletion: 'tombstone' },
          was_late: { purpose: 'Whether it was overdue', onDeletion: 'tombstone' },
          erased_at: { purpose: 'Since when nothing of the applicant is left', onDeletion: 'tombstone' },
        },
      },
    },
    openings: {
      columns: {
        personal: {
          day: 'Day on which the employer opened it, shown to the candidate',
          what: 'Whether the application or its resume was opened, shown to the candidate',
          account_id: { purpose: 'Member who opened it; never shown', whose: 'employer' },
          opened_at: { purpose: 'First time on that day; never shown', whose: 'employer' },
        },
        internal: { application_id: 'Application that was opened' },
      },
    },
    events: {
      columns: {
        personal: {
          account_id: 'Person who did it',
          payload: 'Message, question, reply, or offer that came with it',
        },
        internal: {
          subject_kind: { purpose: 'Application, job post, or company', onDeletion: 'tombstone' },
          subject_id: { purpose: 'Which of them', onDeletion: 'tombstone' },
          seq: { purpose: 'Order of the events', onDeletion: 'tombstone' },
          type: { purpose: 'What happened', onDeletion: 'tombstone' },
          actor: { purpose: 'Candidate, employer, operator, or clock', onDeletion: 'tombstone' },
          at: { purpose: 'When it happened', onDeletion: 'tombstone' },
          from_state: { purpose: 'State before', onDeletion: 'tombstone' },
          to_state: { purpose: 'State after', onDeletion: 'tombstone' },
          machine_version: { purpose: 'Version of the rules that decided', onDeletion: 'tombstone' },
          call_key: 'Random, of a reply to several people; none is sent twice',
        },
      },
    },
  },
}
