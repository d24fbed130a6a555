/**
 * Writes `build/chunks.json`: which files each lazy part of the app consists of, as the browser will ask for them; and
 * `build/entries.json`: all scripts that an entry may come to load, for its translations.
 */

const isStyle = ( file ) => /\.css(\?|$)/.test( file );

/**
 * The files of a chunk, relative to the build's folder, with the query that webpack's runtime adds.
 *
 * @param {import('webpack').Chunk}       chunk       The chunk.
 * @param {import('webpack').Compilation} compilation What it belongs to.
 */
function filesOf( chunk, compilation ) {
	const { chunkFilename } = compilation.outputOptions;
	const script = compilation.getPath( chunkFilename, { chunk, contentHashType: 'javascript' } );
	return { js: [ script ], css: [ ...chunk.files ].filter( isStyle ) };
}

/**
 * Scripts of a chunk group and of all that it loads on demand.
 *
 * @param {import('webpack').ChunkGroup} group The group.
 * @param {Set<import('webpack').ChunkGroup>} seen Groups that are listed already.
 * @return {string[]} Names of files.
 */
function scriptsOf( group, seen ) {
	seen.add( group );
	const own = group.chunks.flatMap( ( chunk ) => [ ...chunk.files ].map( ( file ) => file.replace( /\?.*$/, '' ) ) );
	const others = [ ...group.childrenIterable ].filter( ( child ) => ! seen.has( child ) );
	return [ ...own, ...others.flatMap( ( child ) => scriptsOf( child, seen ) ) ].filter( ( file ) =>
		file.endsWith( '.js' )
	);
}

/** Lists the named parts that are loaded on demand. */
export class BuildIndexPlugin {
	/** @param {import('webpack').Compiler} compiler The compiler to hook into. */
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'BuildIndexPlugin', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap( { name: 'BuildIndexPlugin', stage }, () => {
				const index = {};
				for ( const name of [ ...compilation.namedChunkGroups.keys() ].sort() ) {
					const group = compilation.namedChunkGroups.get( name );
					if ( ! group.isInitial() ) {
						const files = group.chunks.map( ( chunk ) => filesOf( chunk, compilation ) );
						index[ name ] = {
							js: files.flatMap( ( { js } ) => js ),
							css: files.flatMap( ( { css } ) => css ),
						};
					}
				}
				compilation.emitAsset( 'chunks.json', new sources.RawSource( JSON.stringify( index, null, '\t' ) ) );
				const entries = {};
				for ( const [ name, entry ] of compilation.entrypoints ) {
					entries[ name ] = [ ...new Set( scriptsOf( entry, new Set() ) ) ].sort();
				}
				compilation.emitAsset( 'entries.json', new sources.RawSource( JSON.stringify( entries, null, '\t' ) ) );
			} );
		} );
	}
}
