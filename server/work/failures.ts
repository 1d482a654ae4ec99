/** A job was not done. `message` says why, without anything private: it is kept with the job, and logged. */
export class JobFailed extends Error {}

/** The job can never be done, so that trying again is of no use. */
export class PermanentFailure extends JobFailed {}

/** Outage of a service that every job needs, so that none would succeed now. */
export class Outage extends JobFailed {}
