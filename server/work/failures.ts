/** A job was not done. `message` says why, without anything private: it is kept with the job, and logged. */
export class JobFailed extends Error {}

/** The job can never be done, so that trying again is of no use. */
export class GiveUp extends JobFailed {}

/** What all jobs of the queue need cannot be reached, so that none of them would fare better now. */
export class Outage extends JobFailed {}
