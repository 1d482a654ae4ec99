/** What a guest is told who saves the first job on a device. */
export const keptHere = 'It is saved on this device. Log in as a candidate to have it everywhere.'

export const notKeptHere = 'This device keeps nothing. Log in as a candidate to save jobs.'
