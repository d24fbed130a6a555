<?php
/**
 * Currencies: name, symbol and usual number of decimals.
 *
 * Written by bin/generate-locale.mjs; sources and licences are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

return [
	'AED' => [
		'name'     => __( 'United Arab Emirates Dirham', 'storewright' ),
		'symbol'   => 'د.إ.',
		'decimals' => 2,
	],
	'AFN' => [
		'name'     => __( 'Afghan Afghani', 'storewright' ),
		'symbol'   => '؋',
		'decimals' => 0,
	],
	'ALL' => [
		'name'     => __( 'Albanian Lek', 'storewright' ),
		'symbol'   => 'Lekë',
		'decimals' => 0,
	],
	'AMD' => [
		'name'     => __( 'Armenian Dram', 'storewright' ),
		'symbol'   => '֏',
		'decimals' => 2,
	],
	'ANG' => [
		'name'     => __( 'Netherlands Antillean Guilder', 'storewright' ),
		'symbol'   => 'ANG',
		'decimals' => 2,
	],
	'AOA' => [
		'name'     => __( 'Angolan Kwanza', 'storewright' ),
		'symbol'   => 'Kz',
		'decimals' => 2,
	],
	'ARS' => [
		'name'     => __( 'Argentine Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'AUD' => [
		'name'     => __( 'Australian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'AWG' => [
		'name'     => __( 'Aruban Florin', 'storewright' ),
		'symbol'   => 'Afl.',
		'decimals' => 2,
	],
	'AZN' => [
		'name'     => __( 'Azerbaijani Manat', 'storewright' ),
		'symbol'   => '₼',
		'decimals' => 2,
	],
	'BAM' => [
		'name'     => __( 'Bosnia-Herzegovina Convertible Mark', 'storewright' ),
		'symbol'   => 'KM',
		'decimals' => 2,
	],
	'BBD' => [
		'name'     => __( 'Barbadian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'BDT' => [
		'name'     => __( 'Bangladeshi Taka', 'storewright' ),
		'symbol'   => '৳',
		'decimals' => 2,
	],
	'BHD' => [
		'name'     => __( 'Bahraini Dinar', 'storewright' ),
		'symbol'   => 'د.ب.',
		'decimals' => 3,
	],
	'BIF' => [
		'name'     => __( 'Burundian Franc', 'storewright' ),
		'symbol'   => 'FBu',
		'decimals' => 0,
	],
	'BMD' => [
		'name'     => __( 'Bermudan Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'BND' => [
		'name'     => __( 'Brunei Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'BOB' => [
		'name'     => __( 'Bolivian Boliviano', 'storewright' ),
		'symbol'   => 'Bs',
		'decimals' => 2,
	],
	'BRL' => [
		'name'     => __( 'Brazilian Real', 'storewright' ),
		'symbol'   => 'R$',
		'decimals' => 2,
	],
	'BSD' => [
		'name'     => __( 'Bahamian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'BTN' => [
		'name'     => __( 'Bhutanese Ngultrum', 'storewright' ),
		'symbol'   => 'Nu.',
		'decimals' => 2,
	],
	'BWP' => [
		'name'     => __( 'Botswanan Pula', 'storewright' ),
		'symbol'   => 'P',
		'decimals' => 2,
	],
	'BYN' => [
		'name'     => __( 'Belarusian Ruble', 'storewright' ),
		'symbol'   => 'Br',
		'decimals' => 2,
	],
	'BZD' => [
		'name'     => __( 'Belize Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'CAD' => [
		'name'     => __( 'Canadian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'CDF' => [
		'name'     => __( 'Congolese Franc', 'storewright' ),
		'symbol'   => 'FC',
		'decimals' => 2,
	],
	'CHF' => [
		'name'     => __( 'Swiss Franc', 'storewright' ),
		'symbol'   => 'CHF',
		'decimals' => 2,
	],
	'CLP' => [
		'name'     => __( 'Chilean Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 0,
	],
	'CNY' => [
		'name'     => __( 'Chinese Yuan', 'storewright' ),
		'symbol'   => '¥',
		'decimals' => 2,
	],
	'COP' => [
		'name'     => __( 'Colombian Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 0,
	],
	'CRC' => [
		'name'     => __( 'Costa Rican Colón', 'storewright' ),
		'symbol'   => '₡',
		'decimals' => 2,
	],
	'CUC' => [
		'name'     => __( 'Cuban Convertible Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'CUP' => [
		'name'     => __( 'Cuban Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'CVE' => [
		'name'     => __( 'Cape Verdean Escudo', 'storewright' ),
		'symbol'   => 'CVE',
		'decimals' => 2,
	],
	'CZK' => [
		'name'     => __( 'Czech Koruna', 'storewright' ),
		'symbol'   => 'Kč',
		'decimals' => 2,
	],
	'DJF' => [
		'name'     => __( 'Djiboutian Franc', 'storewright' ),
		'symbol'   => 'Fdj',
		'decimals' => 0,
	],
	'DKK' => [
		'name'     => __( 'Danish Krone', 'storewright' ),
		'symbol'   => 'kr',
		'decimals' => 2,
	],
	'DOP' => [
		'name'     => __( 'Dominican Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'DZD' => [
		'name'     => __( 'Algerian Dinar', 'storewright' ),
		'symbol'   => 'د.ج.',
		'decimals' => 2,
	],
	'EGP' => [
		'name'     => __( 'Egyptian Pound', 'storewright' ),
		'symbol'   => 'E£',
		'decimals' => 2,
	],
	'ERN' => [
		'name'     => __( 'Eritrean Nakfa', 'storewright' ),
		'symbol'   => 'Nfk',
		'decimals' => 2,
	],
	'ETB' => [
		'name'     => __( 'Ethiopian Birr', 'storewright' ),
		'symbol'   => 'ብር',
		'decimals' => 2,
	],
	'EUR' => [
		'name'     => __( 'Euro', 'storewright' ),
		'symbol'   => '€',
		'decimals' => 2,
	],
	'FJD' => [
		'name'     => __( 'Fijian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'FKP' => [
		'name'     => __( 'Falkland Islands Pound', 'storewright' ),
		'symbol'   => '£',
		'decimals' => 2,
	],
	'GBP' => [
		'name'     => __( 'British Pound', 'storewright' ),
		'symbol'   => '£',
		'decimals' => 2,
	],
	'GEL' => [
		'name'     => __( 'Georgian Lari', 'storewright' ),
		'symbol'   => '₾',
		'decimals' => 2,
	],
	'GHS' => [
		'name'     => __( 'Ghanaian Cedi', 'storewright' ),
		'symbol'   => 'GH₵',
		'decimals' => 2,
	],
	'GIP' => [
		'name'     => __( 'Gibraltar Pound', 'storewright' ),
		'symbol'   => '£',
		'decimals' => 2,
	],
	'GMD' => [
		'name'     => __( 'Gambian Dalasi', 'storewright' ),
		'symbol'   => 'D',
		'decimals' => 2,
	],
	'GNF' => [
		'name'     => __( 'Guinean Franc', 'storewright' ),
		'symbol'   => 'FG',
		'decimals' => 0,
	],
	'GTQ' => [
		'name'     => __( 'Guatemalan Quetzal', 'storewright' ),
		'symbol'   => 'Q',
		'decimals' => 2,
	],
	'GYD' => [
		'name'     => __( 'Guyanaese Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'HKD' => [
		'name'     => __( 'Hong Kong Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'HNL' => [
		'name'     => __( 'Honduran Lempira', 'storewright' ),
		'symbol'   => 'L',
		'decimals' => 2,
	],
	'HTG' => [
		'name'     => __( 'Haitian Gourde', 'storewright' ),
		'symbol'   => 'G',
		'decimals' => 2,
	],
	'HUF' => [
		'name'     => __( 'Hungarian Forint', 'storewright' ),
		'symbol'   => 'Ft',
		'decimals' => 0,
	],
	'IDR' => [
		'name'     => __( 'Indonesian Rupiah', 'storewright' ),
		'symbol'   => 'Rp',
		'decimals' => 0,
	],
	'ILS' => [
		'name'     => __( 'Israeli New Shekel', 'storewright' ),
		'symbol'   => '₪',
		'decimals' => 2,
	],
	'INR' => [
		'name'     => __( 'Indian Rupee', 'storewright' ),
		'symbol'   => '₹',
		'decimals' => 2,
	],
	'IQD' => [
		'name'     => __( 'Iraqi Dinar', 'storewright' ),
		'symbol'   => 'د.ع.',
		'decimals' => 0,
	],
	'IRR' => [
		'name'     => __( 'Iranian Rial', 'storewright' ),
		'symbol'   => 'ریال',
		'decimals' => 0,
	],
	'ISK' => [
		'name'     => __( 'Icelandic Króna', 'storewright' ),
		'symbol'   => 'kr',
		'decimals' => 0,
	],
	'JMD' => [
		'name'     => __( 'Jamaican Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'JOD' => [
		'name'     => __( 'Jordanian Dinar', 'storewright' ),
		'symbol'   => 'د.أ.',
		'decimals' => 3,
	],
	'JPY' => [
		'name'     => __( 'Japanese Yen', 'storewright' ),
		'symbol'   => '¥',
		'decimals' => 0,
	],
	'KES' => [
		'name'     => __( 'Kenyan Shilling', 'storewright' ),
		'symbol'   => 'Ksh',
		'decimals' => 2,
	],
	'KGS' => [
		'name'     => __( 'Kyrgyz Som', 'storewright' ),
		'symbol'   => 'сом',
		'decimals' => 2,
	],
	'KHR' => [
		'name'     => __( 'Cambodian Riel', 'storewright' ),
		'symbol'   => '៛',
		'decimals' => 2,
	],
	'KMF' => [
		'name'     => __( 'Comorian Franc', 'storewright' ),
		'symbol'   => 'CF',
		'decimals' => 0,
	],
	'KPW' => [
		'name'     => __( 'North Korean Won', 'storewright' ),
		'symbol'   => '₩',
		'decimals' => 0,
	],
	'KRW' => [
		'name'     => __( 'South Korean Won', 'storewright' ),
		'symbol'   => '₩',
		'decimals' => 0,
	],
	'KWD' => [
		'name'     => __( 'Kuwaiti Dinar', 'storewright' ),
		'symbol'   => 'د.ك.',
		'decimals' => 3,
	],
	'KYD' => [
		'name'     => __( 'Cayman Islands Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'KZT' => [
		'name'     => __( 'Kazakhstani Tenge', 'storewright' ),
		'symbol'   => '₸',
		'decimals' => 2,
	],
	'LAK' => [
		'name'     => __( 'Laotian Kip', 'storewright' ),
		'symbol'   => '₭',
		'decimals' => 0,
	],
	'LBP' => [
		'name'     => __( 'Lebanese Pound', 'storewright' ),
		'symbol'   => 'L£',
		'decimals' => 0,
	],
	'LKR' => [
		'name'     => __( 'Sri Lankan Rupee', 'storewright' ),
		'symbol'   => 'Rs',
		'decimals' => 2,
	],
	'LRD' => [
		'name'     => __( 'Liberian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'LSL' => [
		'name'     => __( 'Lesotho Loti', 'storewright' ),
		'symbol'   => 'M',
		'decimals' => 2,
	],
	'LYD' => [
		'name'     => __( 'Libyan Dinar', 'storewright' ),
		'symbol'   => 'د.ل.',
		'decimals' => 3,
	],
	'MAD' => [
		'name'     => __( 'Moroccan Dirham', 'storewright' ),
		'symbol'   => 'د.م.',
		'decimals' => 2,
	],
	'MDL' => [
		'name'     => __( 'Moldovan Leu', 'storewright' ),
		'symbol'   => 'L',
		'decimals' => 2,
	],
	'MGA' => [
		'name'     => __( 'Malagasy Ariary', 'storewright' ),
		'symbol'   => 'Ar',
		'decimals' => 0,
	],
	'MKD' => [
		'name'     => __( 'Macedonian Denar', 'storewright' ),
		'symbol'   => 'ден.',
		'decimals' => 2,
	],
	'MMK' => [
		'name'     => __( 'Myanmar Kyat', 'storewright' ),
		'symbol'   => 'K',
		'decimals' => 0,
	],
	'MNT' => [
		'name'     => __( 'Mongolian Tugrik', 'storewright' ),
		'symbol'   => '₮',
		'decimals' => 2,
	],
	'MOP' => [
		'name'     => __( 'Macanese Pataca', 'storewright' ),
		'symbol'   => 'MOP$',
		'decimals' => 2,
	],
	'MRU' => [
		'name'     => __( 'Mauritanian Ouguiya', 'storewright' ),
		'symbol'   => 'أ.م.',
		'decimals' => 2,
	],
	'MUR' => [
		'name'     => __( 'Mauritian Rupee', 'storewright' ),
		'symbol'   => 'Rs',
		'decimals' => 2,
	],
	'MVR' => [
		'name'     => __( 'Maldivian Rufiyaa', 'storewright' ),
		'symbol'   => 'ރ.',
		'decimals' => 2,
	],
	'MWK' => [
		'name'     => __( 'Malawian Kwacha', 'storewright' ),
		'symbol'   => 'MK',
		'decimals' => 2,
	],
	'MXN' => [
		'name'     => __( 'Mexican Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'MYR' => [
		'name'     => __( 'Malaysian Ringgit', 'storewright' ),
		'symbol'   => 'RM',
		'decimals' => 2,
	],
	'MZN' => [
		'name'     => __( 'Mozambican Metical', 'storewright' ),
		'symbol'   => 'MTn',
		'decimals' => 2,
	],
	'NAD' => [
		'name'     => __( 'Namibian Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'NGN' => [
		'name'     => __( 'Nigerian Naira', 'storewright' ),
		'symbol'   => '₦',
		'decimals' => 2,
	],
	'NIO' => [
		'name'     => __( 'Nicaraguan Córdoba', 'storewright' ),
		'symbol'   => 'C$',
		'decimals' => 2,
	],
	'NOK' => [
		'name'     => __( 'Norwegian Krone', 'storewright' ),
		'symbol'   => 'kr',
		'decimals' => 2,
	],
	'NPR' => [
		'name'     => __( 'Nepalese Rupee', 'storewright' ),
		'symbol'   => 'Rs',
		'decimals' => 2,
	],
	'NZD' => [
		'name'     => __( 'New Zealand Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'OMR' => [
		'name'     => __( 'Omani Rial', 'storewright' ),
		'symbol'   => 'ر.ع.',
		'decimals' => 3,
	],
	'PAB' => [
		'name'     => __( 'Panamanian Balboa', 'storewright' ),
		'symbol'   => 'B/.',
		'decimals' => 2,
	],
	'PEN' => [
		'name'     => __( 'Peruvian Sol', 'storewright' ),
		'symbol'   => 'S/',
		'decimals' => 2,
	],
	'PGK' => [
		'name'     => __( 'Papua New Guinean Kina', 'storewright' ),
		'symbol'   => 'K',
		'decimals' => 2,
	],
	'PHP' => [
		'name'     => __( 'Philippine Peso', 'storewright' ),
		'symbol'   => '₱',
		'decimals' => 2,
	],
	'PKR' => [
		'name'     => __( 'Pakistani Rupee', 'storewright' ),
		'symbol'   => 'Rs',
		'decimals' => 0,
	],
	'PLN' => [
		'name'     => __( 'Polish Zloty', 'storewright' ),
		'symbol'   => 'zł',
		'decimals' => 2,
	],
	'PYG' => [
		'name'     => __( 'Paraguayan Guarani', 'storewright' ),
		'symbol'   => '₲',
		'decimals' => 0,
	],
	'QAR' => [
		'name'     => __( 'Qatari Riyal', 'storewright' ),
		'symbol'   => 'ر.ق.',
		'decimals' => 2,
	],
	'RON' => [
		'name'     => __( 'Romanian Leu', 'storewright' ),
		'symbol'   => 'lei',
		'decimals' => 2,
	],
	'RSD' => [
		'name'     => __( 'Serbian Dinar', 'storewright' ),
		'symbol'   => 'RSD',
		'decimals' => 2,
	],
	'RUB' => [
		'name'     => __( 'Russian Ruble', 'storewright' ),
		'symbol'   => '₽',
		'decimals' => 2,
	],
	'RWF' => [
		'name'     => __( 'Rwandan Franc', 'storewright' ),
		'symbol'   => 'RF',
		'decimals' => 0,
	],
	'SAR' => [
		'name'     => __( 'Saudi Riyal', 'storewright' ),
		'symbol'   => 'ر.س.',
		'decimals' => 2,
	],
	'SBD' => [
		'name'     => __( 'Solomon Islands Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'SCR' => [
		'name'     => __( 'Seychellois Rupee', 'storewright' ),
		'symbol'   => 'SR',
		'decimals' => 2,
	],
	'SDG' => [
		'name'     => __( 'Sudanese Pound', 'storewright' ),
		'symbol'   => 'ج.س.',
		'decimals' => 2,
	],
	'SEK' => [
		'name'     => __( 'Swedish Krona', 'storewright' ),
		'symbol'   => 'kr',
		'decimals' => 2,
	],
	'SGD' => [
		'name'     => __( 'Singapore Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'SHP' => [
		'name'     => __( 'St. Helena Pound', 'storewright' ),
		'symbol'   => '£',
		'decimals' => 2,
	],
	'SLE' => [
		'name'     => __( 'Sierra Leonean Leone', 'storewright' ),
		'symbol'   => 'Le',
		'decimals' => 2,
	],
	'SLL' => [
		'name'     => __( 'Sierra Leonean Leone (1964—2022)', 'storewright' ),
		'symbol'   => 'SLL',
		'decimals' => 0,
	],
	'SOS' => [
		'name'     => __( 'Somali Shilling', 'storewright' ),
		'symbol'   => 'S',
		'decimals' => 0,
	],
	'SRD' => [
		'name'     => __( 'Surinamese Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'SSP' => [
		'name'     => __( 'South Sudanese Pound', 'storewright' ),
		'symbol'   => '£',
		'decimals' => 2,
	],
	'STN' => [
		'name'     => __( 'São Tomé & Príncipe Dobra', 'storewright' ),
		'symbol'   => 'Db',
		'decimals' => 2,
	],
	'SYP' => [
		'name'     => __( 'Syrian Pound', 'storewright' ),
		'symbol'   => '£',
		'decimals' => 0,
	],
	'SZL' => [
		'name'     => __( 'Swazi Lilangeni', 'storewright' ),
		'symbol'   => 'E',
		'decimals' => 2,
	],
	'THB' => [
		'name'     => __( 'Thai Baht', 'storewright' ),
		'symbol'   => '฿',
		'decimals' => 2,
	],
	'TJS' => [
		'name'     => __( 'Tajikistani Somoni', 'storewright' ),
		'symbol'   => 'сом.',
		'decimals' => 2,
	],
	'TMT' => [
		'name'     => __( 'Turkmenistani Manat', 'storewright' ),
		'symbol'   => 'TMT',
		'decimals' => 2,
	],
	'TND' => [
		'name'     => __( 'Tunisian Dinar', 'storewright' ),
		'symbol'   => 'د.ت.',
		'decimals' => 3,
	],
	'TOP' => [
		'name'     => __( 'Tongan Paʻanga', 'storewright' ),
		'symbol'   => 'T$',
		'decimals' => 2,
	],
	'TRY' => [
		'name'     => __( 'Turkish Lira', 'storewright' ),
		'symbol'   => '₺',
		'decimals' => 2,
	],
	'TTD' => [
		'name'     => __( 'Trinidad & Tobago Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'TWD' => [
		'name'     => __( 'New Taiwan Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'TZS' => [
		'name'     => __( 'Tanzanian Shilling', 'storewright' ),
		'symbol'   => 'TSh',
		'decimals' => 2,
	],
	'UAH' => [
		'name'     => __( 'Ukrainian Hryvnia', 'storewright' ),
		'symbol'   => '₴',
		'decimals' => 2,
	],
	'UGX' => [
		'name'     => __( 'Ugandan Shilling', 'storewright' ),
		'symbol'   => 'USh',
		'decimals' => 0,
	],
	'USD' => [
		'name'     => __( 'US Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'UYU' => [
		'name'     => __( 'Uruguayan Peso', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'UZS' => [
		'name'     => __( 'Uzbekistani Som', 'storewright' ),
		'symbol'   => 'soʻm',
		'decimals' => 2,
	],
	'VES' => [
		'name'     => __( 'Venezuelan Bolívar', 'storewright' ),
		'symbol'   => 'Bs.S',
		'decimals' => 2,
	],
	'VND' => [
		'name'     => __( 'Vietnamese Dong', 'storewright' ),
		'symbol'   => '₫',
		'decimals' => 0,
	],
	'VUV' => [
		'name'     => __( 'Vanuatu Vatu', 'storewright' ),
		'symbol'   => 'VT',
		'decimals' => 0,
	],
	'WST' => [
		'name'     => __( 'Samoan Tala', 'storewright' ),
		'symbol'   => 'WS$',
		'decimals' => 2,
	],
	'XAF' => [
		'name'     => __( 'Central African CFA Franc', 'storewright' ),
		'symbol'   => 'FCFA',
		'decimals' => 0,
	],
	'XCD' => [
		'name'     => __( 'East Caribbean Dollar', 'storewright' ),
		'symbol'   => '$',
		'decimals' => 2,
	],
	'XCG' => [
		'name'     => __( 'Caribbean guilder', 'storewright' ),
		'symbol'   => 'Cg.',
		'decimals' => 2,
	],
	'XOF' => [
		'name'     => __( 'West African CFA Franc', 'storewright' ),
		'symbol'   => 'F CFA',
		'decimals' => 0,
	],
	'XPF' => [
		'name'     => __( 'CFP Franc', 'storewright' ),
		'symbol'   => 'CFPF',
		'decimals' => 0,
	],
	'YER' => [
		'name'     => __( 'Yemeni Rial', 'storewright' ),
		'symbol'   => 'ر.ي.',
		'decimals' => 0,
	],
	'ZAR' => [
		'name'     => __( 'South African Rand', 'storewright' ),
		'symbol'   => 'R',
		'decimals' => 2,
	],
	'ZMW' => [
		'name'     => __( 'Zambian Kwacha', 'storewright' ),
		'symbol'   => 'ZK',
		'decimals' => 2,
	],
	'ZWG' => [
		'name'     => __( 'Zimbabwean Gold', 'storewright' ),
		'symbol'   => 'ZWG',
		'decimals' => 2,
	],
];
