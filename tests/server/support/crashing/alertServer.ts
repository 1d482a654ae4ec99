// Matches and delivers job alerts, and writes their mails to files, like a server. Prints when it starts and
// when nothing is left.
import { parseAlertCriteria } from '../../../../server/alerts/alertCriteria.ts'
import { createAlertLinks } from '../../../../server/alerts/alertLinks.ts'
import { createAlertMailHandlers } from '../../../../server/alerts/alertMailHandlers.ts'
import { createDeliveryHandlers } from '../../../../server/alerts/deliverAlerts.ts'
import { createMatchingHandlers } from '../../../../server/alerts/matchPosting.ts'
import { createFileTransport } from '../../../../server/mail/fileTransport.ts'
import { createMailSender } from '../../../../server/mail/mailSender.ts'
import { createLogger } from '../../../../server/operations/logger.ts'
import { openStore } from '../../../../server/store/open.ts'
import { freeLeases } from '../../../../server/work/jobs.ts'
import { createWorker } from '../../../../server/work/worker.ts'

const { DATA_DIR = '', DATABASE_URL } = process.env
const { close, db, reader } = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined })
const logger = createLogger({ logLevel: 'error' })
const now = Date.now
const transport = createFileTransport(
  { dataDir: DATA_DIR, mailFrom: 'hello@example.com' },
  { print: () => {}, now },
)
const send = createMailSender({
  db,
  transport,
  brand: 'Jobgrove',
  origin: () => 'https://jobs.example',
  now,
})
const alerts = createWorker({
  db,
  queue: 'alerts',
  handlers: {
    ...createMatchingHandlers({ db, reader, now }),
    ...createDeliveryHandlers({ db, reader, now }),
  },
  atOnce: 1,
  now,
  logger,
})
const mails = createWorker({
  db,
  queue: 'mail',
  handlers: createAlertMailHandlers({ db, send, alertLinks: createAlertLinks('a secret'), now }),
  atOnce: 1,
  now,
  logger,
})
// Frees the leases of the previous process, which was killed.
await freeLeases(db)
// Loads lazy data in advance, so that the process is killed during its work.
parseAlertCriteria('q=builder')
parseAlertCriteria('place=London')
await reader.selectFrom('search_version').select('version').execute()
process.stdout.write('at work\n')
await Promise.all([alerts.work(), mails.work()])
await mails.work()
process.stdout.write('done\n')
await Promise.all([alerts.close(), mails.close()])
await close()
