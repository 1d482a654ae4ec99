import type { DataKind } from '../dataKind.ts'

export const accountData: DataKind = {
  title: 'Your account',
  what: 'Name, email address, user name, photo, and when the account was created and last used.',
  purpose: 'To log you in, to show who you are, and to reach you.',
  ground: 'contract',
  whose: 'member',
  retention: 'until you delete your account, or 24 months after your last login',
  onDeletion: 'erase',
  tables: {
    accounts: {
      columns: {
        personal: {
          email_address: 'Login name and address for emails',
          first_name: 'Shown to you, and with an application to its employer',
          last_name: 'Shown to you, and with an application to its employer',
          user_name: 'Shown to you',
          user_name_canonical: 'Keeps a user name unique',
          picture: 'Address of the photo, shown to employers with the name; until it is removed',
        },
        secret: { password_hash: 'Checks the password (argon2id); empty for an account without one' },
        internal: {
          id: 'Random name that other rows refer to',
          role: 'Candidate or employer',
          provider: 'How the account was created',
          verified_at: 'When the email address was confirmed',
          created_at: 'Shown to you',
          last_login_at: 'Ends accounts that are not used: unverified ones 30 days after the last login',
          terms_version: 'Version of the terms that you accepted',
          privacy_version: 'Version of the privacy policy that you accepted',
          terms_accepted_at: 'When you accepted them',
          unused_notice_at: 'When we last told you that the account isn’t used',
          is_demo: 'Marks an invented person, who gets no email',
          erase_at: 'When a deleted account is erased; the owner can keep it until then',
        },
      },
    },
    pictures: {
      retention: 'until it is replaced or removed',
      columns: {
        personal: {
          account_id: 'Owner of a photo',
          webp_96: 'Photo or logo without metadata',
          webp_192: 'The same, larger',
          png_192: 'The same, for emails and previews of pages',
        },
        internal: {
          hash: 'Address of the picture: a keyed hash of owner and content',
          company_id: 'Owner of a logo',
          created_at: 'When it was set',
        },
      },
    },
    mail_settings: {
      columns: {
        internal: {
          account_id: 'Owner of the setting',
          kind: 'Kind of email',
          choice: 'Each time, once a day, or never',
          changed_at: 'Since when the choice holds',
          earlier: 'Earlier choices, so that nothing is left out or sent twice',
        },
      },
    },
  },
}
