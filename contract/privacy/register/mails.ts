import type { DataKind } from '../dataKind.ts'

export const mailData: DataKind = {
  title: 'Emails we send you',
  what: 'Emails that wait to be sent, or could not be sent.',
  purpose: 'To tell you about your account, your applications, and your job posts.',
  ground: 'contract',
  whose: 'member',
  retention: 'until they are sent; 90 days if that fails',
  onDeletion: 'erase',
  tables: {
    jobs: {
      columns: {
        personal: {
          payload: 'Address and content of an email, or the application whose date has come',
          key: 'Keeps an email from being queued twice: kind, role, and address',
        },
        secret: {
          progress: { purpose: 'The written email with its code', retention: 'until it is sent or given up' },
        },
        internal: {
          id: 'Random name',
          queue: 'Workers that do it',
          kind: 'Kind of email or work',
          subject: 'What it is about, so that it can be canceled',
          priority: 'Order among those that are due',
          created_at: 'When it was queued',
          due_at: 'When it is tried',
          attempts: 'How often it was tried',
          leased_until: 'End of the time a worker has for it',
          failed_at: 'Removes it later',
          reason: 'Error codes of the failure',
        },
      },
    },
  },
  files: {
    personal: {
      'DATA_DIR/outbox': {
        purpose: 'Emails as files, on a server without SMTP',
        retention: '90 days',
      },
    },
  },
}
