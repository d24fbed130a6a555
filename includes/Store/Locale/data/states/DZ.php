<?php
/**
 * States of Algeria.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'DZ-01' => __( 'Adrar', 'storewright' ),
	'DZ-02' => __( 'Chlef', 'storewright' ),
	'DZ-03' => __( 'Laghouat', 'storewright' ),
	'DZ-04' => __( 'Oum El Bouaghi', 'storewright' ),
	'DZ-05' => __( 'Batna', 'storewright' ),
	'DZ-06' => __( 'Béjaïa', 'storewright' ),
	'DZ-07' => __( 'Biskra', 'storewright' ),
	'DZ-08' => __( 'Béchar', 'storewright' ),
	'DZ-09' => __( 'Blida', 'storewright' ),
	'DZ-10' => __( 'Bouira', 'storewright' ),
	'DZ-11' => __( 'Tamanghasset', 'storewright' ),
	'DZ-12' => __( 'Tébessa', 'storewright' ),
	'DZ-13' => __( 'Tlemcen', 'storewright' ),
	'DZ-14' => __( 'Tiaret', 'storewright' ),
	'DZ-15' => __( 'Tizi Ouzou', 'storewright' ),
	'DZ-16' => __( 'Algiers', 'storewright' ),
	'DZ-17' => __( 'Djelfa', 'storewright' ),
	'DZ-18' => __( 'Jijel', 'storewright' ),
	'DZ-19' => __( 'Sétif', 'storewright' ),
	'DZ-20' => __( 'Saïda', 'storewright' ),
	'DZ-21' => __( 'Skikda', 'storewright' ),
	'DZ-22' => __( 'Sidi Bel Abbès', 'storewright' ),
	'DZ-23' => __( 'Annaba', 'storewright' ),
	'DZ-24' => __( 'Guelma', 'storewright' ),
	'DZ-25' => __( 'Constantine', 'storewright' ),
	'DZ-26' => __( 'Médéa', 'storewright' ),
	'DZ-27' => __( 'Mostaganem', 'storewright' ),
	'DZ-28' => __( 'M’Sila', 'storewright' ),
	'DZ-29' => __( 'Mascara', 'storewright' ),
	'DZ-30' => __( 'Ouargla', 'storewright' ),
	'DZ-31' => __( 'Oran', 'storewright' ),
	'DZ-32' => __( 'El Bayadh', 'storewright' ),
	'DZ-33' => __( 'Illizi', 'storewright' ),
	'DZ-34' => __( 'Bordj Bou Arréridj', 'storewright' ),
	'DZ-35' => __( 'Boumerdès', 'storewright' ),
	'DZ-36' => __( 'El Tarf', 'storewright' ),
	'DZ-37' => __( 'Tindouf', 'storewright' ),
	'DZ-38' => __( 'Tissemsilt', 'storewright' ),
	'DZ-39' => __( 'El Oued', 'storewright' ),
	'DZ-40' => __( 'Khenchela', 'storewright' ),
	'DZ-41' => __( 'Souk Ahras', 'storewright' ),
	'DZ-42' => __( 'Tipasa', 'storewright' ),
	'DZ-43' => __( 'Mila', 'storewright' ),
	'DZ-44' => __( 'Aïn Defla', 'storewright' ),
	'DZ-45' => __( 'Naama', 'storewright' ),
	'DZ-46' => __( 'Aïn Témouchent', 'storewright' ),
	'DZ-47' => __( 'Ghardaïa', 'storewright' ),
	'DZ-48' => __( 'Relizane', 'storewright' ),
	'DZ-49' => __( 'Timimoun', 'storewright' ),
	'DZ-50' => __( 'Bordj Badji Mokhtar', 'storewright' ),
	'DZ-51' => __( 'Ouled Djellal', 'storewright' ),
	'DZ-52' => __( 'Béni Abbès', 'storewright' ),
	'DZ-53' => __( 'In Salah', 'storewright' ),
	'DZ-54' => __( 'In Guezzam', 'storewright' ),
	'DZ-55' => __( 'Touggourt', 'storewright' ),
	'DZ-56' => __( 'Djanet', 'storewright' ),
	'DZ-57' => __( 'El Meghaier', 'storewright' ),
	'DZ-58' => __( 'El Meniaa', 'storewright' ),
];
