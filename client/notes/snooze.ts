/** What the server has to keep of a note that is snoozed for some milliseconds. */
export const snoozed = ( time: number ) => ( {
	status: 'snoozed',
	date_reminder: new Date( Date.now() + time ).toISOString(),
} );

/** What takes that back. */
export const AWAKE = { status: 'unactioned' } as const;
