/** How far a request has come. */
export type RequestStatus = 'idle' | 'pending' | 'succeeded' | 'failed'
