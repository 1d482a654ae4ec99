import { reportingMachine } from '../../../machines/postings/reporting.ts'
import { useFlow } from '../../app/useFlow.ts'
import { reportJob } from '../../effects/reporting.ts'
import { ReportDialog } from '../../views/postings/job/ReportDialog.tsx'

const machine = reportingMachine.provide({ actors: { reportJob } })

/** Dialog for reporting a job, with its flow. */
export default function Reporting({ slug }: { slug: string }) {
  return <ReportDialog flow={useFlow(machine, { input: { slug } })} />
}
