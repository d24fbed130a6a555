/** Writes `build/chunks.php`: where each lazy chunk is, so that PHP can have the browser fetch one early. */

/** As webpack's runtime appends it to a chunk's name. */
const fileNames = ( chunk, compilation ) => {
	const { chunkFilename } = compilation.outputOptions;
	const names = { js: compilation.getPath( chunkFilename, { chunk, contentHashType: 'javascript' } ) };
	const style = [ ...chunk.files ].find( ( file ) => /\.css(\?|$)/.test( file ) );
	return style === undefined ? names : { ...names, css: style };
};

const quoted = ( text ) => `'${ text.replaceAll( /[\\']/g, '\\$&' ) }'`;

const asPhp = ( chunks ) =>
	[
		'<?php return array(',
		...chunks.map(
			( [ name, files ] ) =>
				`\t${ quoted( name ) } => array( ${ Object.entries( files )
					.map( ( [ type, file ] ) => `${ quoted( type ) } => ${ quoted( file ) }` )
					.join( ', ' ) } ),`
		),
		');',
		'',
	].join( '\n' );

/** Lists lazy chunks by name with the file names (and query) that the browser will ask for. */
export class BuildIndexPlugin {
	/** @param {import('webpack').Compiler} compiler The compiler to hook into. */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'BuildIndexPlugin', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{ name: 'BuildIndexPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const chunks = [ ...compilation.chunks ]
						.filter( ( chunk ) => ! chunk.canBeInitial() && chunk.name )
						.map( ( chunk ) => [ chunk.name, fileNames( chunk, compilation ) ] )
						.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
					compilation.emitAsset( 'chunks.php', new sources.RawSource( asPhp( chunks ) ) );
				}
			);
		} );
	}
}
