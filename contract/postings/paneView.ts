/** A header of the request for a job that a person looks at beside a list. Other requests for it show it to nobody. */
export const paneView = { name: 'X-Job-View', value: 'pane' } as const
