import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { guessTargets } from './columns';

describe( 'The headings of the export of products', () => {
	it( 'are all known to the import, each as the cell that the export names so', () => {
		const source = readFileSync(
			join( __dirname, '../../../../../includes/Store/Products/Export/ExportColumns.php' ),
			'utf8'
		);
		const list = /HEADINGS = \[([^\]]*)\]/.exec( source )?.[ 1 ] ?? '';
		const pairs = [ ...list.matchAll( /'(\w+)'\s*=> '([^']+)'/g ) ].map( ( [ , cell, heading ] ) => [
			cell!,
			heading!,
		] );
		expect( pairs ).toHaveLength( 41 );
		expect( guessTargets( pairs.map( ( [ , heading ] ) => heading! ) ) ).toEqual(
			pairs.map( ( [ cell ] ) => cell )
		);
		expect( guessTargets( [ 'Attribute 2 value(s)', 'Attribute 2 global', 'Download 1 URL' ] ) ).toEqual( [
			'attribute_values:2',
			'attribute_global:2',
			'download_url:1',
		] );
	} );
} );
