export const dismissalKey = 'docusaurus.announcement.dismiss'
export const announcementIdKey = 'docusaurus.announcement.id'
