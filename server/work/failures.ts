/** Failure of a job. Its `message` is stored with the job and logged, so it must not contain personal data. */
export class JobFailed extends Error {}

/** Failure that a retry cannot fix. */
export class PermanentFailure extends JobFailed {}

/** Outage of a service that every job needs, so that none would succeed now. */
export class Outage extends JobFailed {}
