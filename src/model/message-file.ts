/** Path of the file with the messages of all pages, below the base. */
export const messagesPath = 'messages.json'
