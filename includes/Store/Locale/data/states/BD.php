<?php
/**
 * States of Bangladesh.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'BD-05' => __( 'Bagerhat', 'storewright' ),
	'BD-01' => __( 'Bandarban', 'storewright' ),
	'BD-02' => __( 'Barguna', 'storewright' ),
	'BD-06' => __( 'Barisal Division', 'storewright' ),
	'BD-07' => __( 'Bhola', 'storewright' ),
	'BD-03' => __( 'Bogra', 'storewright' ),
	'BD-04' => __( 'Brahmanbaria', 'storewright' ),
	'BD-09' => __( 'Chandpur', 'storewright' ),
	'BD-10' => __( 'Chittagong', 'storewright' ),
	'BD-12' => __( 'Chuadanga', 'storewright' ),
	'BD-11' => __( 'Cox’s Bazar', 'storewright' ),
	'BD-08' => __( 'Comilla', 'storewright' ),
	'BD-13' => __( 'Dhaka', 'storewright' ),
	'BD-14' => __( 'Dinajpur', 'storewright' ),
	'BD-15' => __( 'Faridpur', 'storewright' ),
	'BD-16' => __( 'Feni', 'storewright' ),
	'BD-19' => __( 'Gaibandha', 'storewright' ),
	'BD-18' => __( 'Gazipur', 'storewright' ),
	'BD-17' => __( 'Gopalganj', 'storewright' ),
	'BD-20' => __( 'Habiganj', 'storewright' ),
	'BD-21' => __( 'Jamalpur', 'storewright' ),
	'BD-22' => __( 'Jessore', 'storewright' ),
	'BD-25' => __( 'Jhalokati', 'storewright' ),
	'BD-23' => __( 'Jhenaidah', 'storewright' ),
	'BD-24' => __( 'Joypurhat', 'storewright' ),
	'BD-29' => __( 'Khagrachari', 'storewright' ),
	'BD-27' => __( 'Khulna', 'storewright' ),
	'BD-26' => __( 'Kishoreganj', 'storewright' ),
	'BD-28' => __( 'Kurigram', 'storewright' ),
	'BD-30' => __( 'Kushtia', 'storewright' ),
	'BD-31' => __( 'Lakshmipur', 'storewright' ),
	'BD-32' => __( 'Lalmonirhat', 'storewright' ),
	'BD-36' => __( 'Madaripur', 'storewright' ),
	'BD-37' => __( 'Magura', 'storewright' ),
	'BD-33' => __( 'Manikganj', 'storewright' ),
	'BD-39' => __( 'Meherpur', 'storewright' ),
	'BD-38' => __( 'Maulvi Bazar', 'storewright' ),
	'BD-35' => __( 'Munshiganj', 'storewright' ),
	'BD-34' => __( 'Mymensingh', 'storewright' ),
	'BD-48' => __( 'Naogaon', 'storewright' ),
	'BD-43' => __( 'Narail', 'storewright' ),
	'BD-40' => __( 'Narayanganj', 'storewright' ),
	'BD-42' => __( 'Narsingdi', 'storewright' ),
	'BD-44' => __( 'Natore', 'storewright' ),
	'BD-45' => __( 'Nawabganj', 'storewright' ),
	'BD-41' => __( 'Netrokona', 'storewright' ),
	'BD-46' => __( 'Nilphamari', 'storewright' ),
	'BD-47' => __( 'Noakhali', 'storewright' ),
	'BD-49' => __( 'Pabna', 'storewright' ),
	'BD-52' => __( 'Panchagarh', 'storewright' ),
	'BD-51' => __( 'Patuakhali', 'storewright' ),
	'BD-50' => __( 'Pirojpur', 'storewright' ),
	'BD-53' => __( 'Rajbari', 'storewright' ),
	'BD-54' => __( 'Rajshahi', 'storewright' ),
	'BD-56' => __( 'Rangamati Hill', 'storewright' ),
	'BD-55' => __( 'Rangpur', 'storewright' ),
	'BD-58' => __( 'Satkhira', 'storewright' ),
	'BD-62' => __( 'Shariatpur', 'storewright' ),
	'BD-57' => __( 'Sherpur', 'storewright' ),
	'BD-59' => __( 'Sirajganj', 'storewright' ),
	'BD-61' => __( 'Sunamganj', 'storewright' ),
	'BD-60' => __( 'Sylhet', 'storewright' ),
	'BD-63' => __( 'Tangail', 'storewright' ),
	'BD-64' => __( 'Thakurgaon', 'storewright' ),
];
