/** Asks the bare server for a document's version. It answers in order: then all that was sent before has been taken in. */
export const acknowledgeRequest = 'bench/acknowledge';
