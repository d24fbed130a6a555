/**
 * `npm run translations`: brings languages/*.po up to date with the template and compiles them; names texts that are not
 * translated yet.
 */
import { writeFile } from 'node:fs/promises';
import { ensureTranslations } from './lib/build-stamp.mjs';
import { main } from './lib/process.mjs';
import { fileOf, locales, messagesOf, readTemplate, readTranslation, updatedTranslation } from './lib/translations.mjs';

await main( async () => {
	const template = await readTemplate();
	for ( const locale of await locales() ) {
		await writeFile( fileOf( locale, '.po' ), updatedTranslation( template, await readTranslation( locale ) ) );
		const messages = messagesOf( await readTranslation( locale ) );
		const open = messages.filter( ( { msgstr } ) => msgstr.some( ( text ) => text === '' ) );
		process.stdout.write(
			`${ locale }: ${ messages.length - open.length } of ${ messages.length } texts translated\n`
		);
		process.stdout.write( open.map( ( { msgid } ) => `  ${ JSON.stringify( msgid ) }\n` ).join( '' ) );
	}
	await ensureTranslations();
} );
