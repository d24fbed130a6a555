/** Address fields of each country, in the order in which its addresses are written. */
import { file } from './php.mjs';
import { addressMetadata, countries } from './sources.mjs';
import { stateMode } from './places.mjs';

/** libaddressinput's letters and our fields. */
const FIELDS = { A: 'address_1', C: 'city', S: 'state', Z: 'postcode' };

/** Defaults of libaddressinput for countries that set none. */
const DEFAULT = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

/** Fields that a template prints, in its order: the second line of the street follows the first. */
function printed( template ) {
	const letters = [ ...template.matchAll( /%([ACSZ])/g ) ].map( ( [ , letter ] ) => FIELDS[ letter ] );
	return letters.flatMap( ( field ) => ( field === 'address_1' ? [ field, 'address_2' ] : [ field ] ) );
}

/**
 * The fields that a country's address form has.
 *
 * A city is asked for everywhere, though some formats hold it in other lines: dropping the field would drop what is stored
 * in it. Whether there is a state field, and whether it is a list, is the shop's interface (countries.tsv).
 */
function fields( row, metadata ) {
	const wanted = printed( metadata.fmt ?? DEFAULT.fmt );
	if ( ! wanted.includes( 'city' ) ) {
		wanted.splice( wanted.indexOf( 'address_2' ) + 1, 0, 'city' );
	}
	if ( ! wanted.includes( 'state' ) ) {
		wanted.splice( wanted.indexOf( 'city' ) + 1, 0, 'state' );
	}
	return stateMode( row ) === 'none' ? wanted.filter( ( field ) => field !== 'state' ) : wanted;
}

/** Which of the texts in AddressLabels a field has. */
function label( field, metadata ) {
	switch ( field ) {
		case 'city':
			return metadata.locality_name_type ?? 'city';
		case 'postcode':
			return metadata.zip_name_type ?? 'postcode';
		case 'state':
			return metadata.state_name_type ?? ( metadata.fmt?.includes( '%S' ) ? 'province' : 'state_or_region' );
		default:
			return field;
	}
}

function format( row ) {
	const metadata = addressMetadata( row.country );
	const required = [ ...( metadata.require ?? DEFAULT.require ) ].map( ( letter ) => FIELDS[ letter ] );
	return Object.fromEntries(
		fields( row, metadata ).map( ( field ) => [ field, [ label( field, metadata ), required.includes( field ) ] ] )
	);
}

/** File of PHP source by its path. */
export function addressFiles() {
	return new Map( [
		[
			'address-formats.php',
			file(
				'Fields of addresses by country, in their order: label and whether required. Others are hidden.',
				countries.map( ( row ) => [ row.country, format( row ) ] )
			),
		],
	] );
}
