<?php
/**
 * States of Brazil.
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
	'AC' => __( 'Acre', 'storewright' ),
	'AL' => __( 'Alagoas', 'storewright' ),
	'AP' => __( 'Amapá', 'storewright' ),
	'AM' => __( 'Amazonas', 'storewright' ),
	'BA' => __( 'Bahia', 'storewright' ),
	'CE' => __( 'Ceará', 'storewright' ),
	'DF' => __( 'Federal District', 'storewright' ),
	'ES' => __( 'Espírito Santo', 'storewright' ),
	'GO' => __( 'Goiás', 'storewright' ),
	'MA' => __( 'Maranhão', 'storewright' ),
	'MT' => __( 'Mato Grosso', 'storewright' ),
	'MS' => __( 'Mato Grosso do Sul', 'storewright' ),
	'MG' => __( 'Minas Gerais', 'storewright' ),
	'PA' => __( 'Pará', 'storewright' ),
	'PB' => __( 'Paraíba', 'storewright' ),
	'PR' => __( 'Paraná', 'storewright' ),
	'PE' => __( 'Pernambuco', 'storewright' ),
	'PI' => __( 'Piauí', 'storewright' ),
	'RJ' => __( 'Rio de Janeiro', 'storewright' ),
	'RN' => __( 'Rio Grande do Norte', 'storewright' ),
	'RS' => __( 'Rio Grande do Sul', 'storewright' ),
	'RO' => __( 'Rondônia', 'storewright' ),
	'RR' => __( 'Roraima', 'storewright' ),
	'SC' => __( 'Santa Catarina', 'storewright' ),
	'SP' => __( 'São Paulo', 'storewright' ),
	'SE' => __( 'Sergipe', 'storewright' ),
	'TO' => __( 'Tocantins', 'storewright' ),
];
