/**
 * Request header that marks a job shown in the pane beside a list. Other requests of a job's data, such as
 * prefetches, do not count as views.
 */
export const paneView = { name: 'X-Job-View', value: 'pane' } as const
