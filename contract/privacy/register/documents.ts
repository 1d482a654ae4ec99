import type { DataKind } from '../dataKind.ts'

const inTrash = 'until you delete it, or 30 days in the trash'

export const documentData: DataKind = {
  title: 'Resumes, cover letters, and files',
  what: 'What you write in resumes and letters, with their versions, and the PDFs you upload.',
  purpose: 'To edit, print, share, and send them.',
  ground: 'contract',
  whose: 'candidate',
  retention: 'until you delete them',
  onDeletion: 'erase',
  tables: {
    resumes: {
      retention: inTrash,
      columns: {
        personal: {
          account_id: 'Owner',
          title: 'Shown to its owner only',
          document: 'Content of the resume',
        },
        secret: {
          link_hash: {
            purpose: 'Finds a shared resume by its address: SHA-256 of 256 random bits',
            retention: 'until the resume is made private',
          },
          link_sealed: {
            purpose: 'The same address, sealed, so that its owner can copy it again',
            retention: 'until the resume is made private',
          },
          link: 'Empty: replaced by the hash and the sealed address, and removed by the next version',
        },
        internal: {
          id: 'Random name',
          revision: 'Counts changes, so that two at once are noticed',
          created_at: 'Shown to its owner',
          updated_at: 'Shown to its owner',
          trashed_at: 'Deletes it 30 days later',
          locked_at: 'Protects it from changes',
          bytes: 'Size, for the storage limit; computed by the database',
          link_expires_on: 'Last day of the shared address',
        },
      },
    },
    resume_identities: {
      retention: 'as long as the resume',
      columns: {
        personal: {
          content: 'Names, addresses, and employers in the resume, which an anonymous profile leaves out',
        },
        internal: { resume_id: 'Resume that they are of', revision: 'Change of the resume that they are of' },
      },
    },
    resume_versions: {
      retention: 'as long as the resume; automatic versions are thinned out',
      columns: {
        personal: {
          title: 'Title of the version',
          document: 'Content of the version',
          name: 'Name that its owner gave it',
        },
        internal: {
          resume_id: 'Resume that it is a version of',
          revision: 'Number of the change',
          saved_at: 'Shown to its owner',
          was_sent: 'Keeps versions that an application was sent with',
          bytes: 'Size, for the storage limit; computed by the database',
        },
      },
    },
    letters: {
      retention: inTrash,
      columns: {
        personal: {
          account_id: 'Owner',
          posting_id: 'Job that it is for',
          resume_id: 'Resume whose look it has',
          title: 'Shown to its owner only',
          body: 'Content of the letter, shown to its owner only',
          created_at: 'Order in the list',
          updated_at: 'Order in the list',
          trashed_at: 'Deletes it 30 days later',
        },
        internal: {
          id: 'Random name',
          revision: 'Counts changes, so that two at once are noticed',
          bytes: 'Size, for the storage limit; computed by the database',
        },
      },
    },
    files: {
      columns: {
        personal: {
          account_id: 'Owner',
          name: 'Shown to its owner',
          removed_at: {
            purpose: 'Hides a deleted file that an application was sent with',
            retention: 'as long as that application',
          },
        },
        internal: {
          id: 'Random name',
          type: 'Format, for downloads',
          bytes: 'Size, for the storage limit',
          digest: 'Shows that the upload is complete; interrupted uploads go after an hour',
          created_at: 'Shown to its owner',
        },
      },
    },
    file_pieces: {
      columns: {
        personal: { content: 'Content of the file' },
        internal: { file_id: 'File that it is a piece of', position: 'Order of the pieces' },
      },
    },
  },
}
