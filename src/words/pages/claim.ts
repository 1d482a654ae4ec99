/** Claim on the login and registration pages (specification, 1 and 9). */
export const claim = 'Join over 150,000 satisfied job seekers and companies.'
