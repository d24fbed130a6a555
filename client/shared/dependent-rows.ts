/** Settings whose row matters only while another setting has a value: ids of the two controls, and the value. */
const DEPENDENT = [
	[ 'setting-woocommerce_all_except_countries', 'setting-woocommerce_allowed_countries', 'all_except' ],
	[ 'setting-woocommerce_specific_allowed_countries', 'setting-woocommerce_allowed_countries', 'specific' ],
	[ 'setting-woocommerce_specific_ship_to_countries', 'setting-woocommerce_ship_to_countries', 'specific' ],
] as const;

/** Hides rows of settings that have no effect, and shows them as soon as they have; one with an error is always shown. */
export function attachDependentRows(): void {
	for ( const [ id, decider, value ] of DEPENDENT ) {
		const row = document.getElementById( id )?.closest( 'tr' );
		const select = document.querySelector< HTMLSelectElement >( `select#${ decider }` );
		if ( row && select && ! row.querySelector( '[aria-invalid]' ) ) {
			const show = () => {
				row.hidden = select.value !== value;
			};
			select.addEventListener( 'change', show );
			show();
		}
	}
}
